import '#src/ui/copy/booking/services/ferry.ts';
import { Fields, StepFields } from '../booking/Fields.tsx';
import { type OrderFormProps, ServiceBooking } from '../booking/ServiceBooking.tsx';

/** The order of goods on a ferry: one line of goods, and who sends them. */
export function FerryBooking(props: OrderFormProps) {
  return (
    <ServiceBooking
      {...props}
      renderStep={(form, step) => (
        <>
          <StepFields actor={form} step={step} />
          {step === 'contact' ? <Fields actor={form} at="shipper" keys={['companyNameEn']} /> : null}
        </>
      )}
    />
  );
}
