import { Fields, StepFields } from '../booking/Fields.tsx';
import { type OrderFormProps, ServiceBooking } from '../booking/ServiceBooking.tsx';

/** The order of consolidated goods: one line of goods, and who sends them. */
export function LclBooking(props: OrderFormProps) {
  const { actor } = props;
  return (
    <ServiceBooking
      {...props}
      renderStep={(step) => (
        <>
          <StepFields actor={actor} step={step} />
          {step === 'contact' ? <Fields actor={actor} at="shipper" keys={['companyNameEn']} /> : null}
        </>
      )}
    />
  );
}
