import { expect } from 'vitest';
import type { BookedService, FormOf } from '#contract/booked-services.ts';
import type { RequestOf } from '#contract/call.ts';
import type { EnquiryRequest } from '#contract/calls/ecommerce.ts';
import type { OperatorOptionRequest } from '#contract/calls/operator.ts';
import type { Table } from '#contract/table.ts';
import { agree, bookingKey, giveSheets } from './booking.ts';
import { as } from './market-server.ts';
import { deskToken } from './operator.ts';
import { clientHeaders, type DatabaseKind, startServer, type TestServer } from './server.ts';
import { sendAs } from './signed-in.ts';

/** Starts a server for a member of an enterprise that has agreed to the dangerous goods protocol. */
export async function startAnswering(database: DatabaseKind, user: string): Promise<TestServer> {
  const server = await startServer({ database, isMarket: true, settings: { deskToken } });
  await giveSheets(server);
  await agree(server, user);
  return server;
}

/** Calls that place an enquiry, answer it as operator and order from the answer; the server needs the desk token. */
export function customerCalls(server: () => TestServer, user: string) {
  const headers = { ...clientHeaders, 'desk-token': deskToken };
  const answer = (no: string, ...options: Partial<OperatorOptionRequest>[]) =>
    sendAs(server().address, headers, 'operatorEnquiries', { no, decision: 'ANSWER', options });
  let count = 0;
  /** The number of an enquiry that is like no other. */
  const enquire = async (request: EnquiryRequest) => {
    count += 1;
    const form = { ...request.form, remark: `第 ${count} 份` };
    const asked = { ...request, form } as EnquiryRequest;
    return (await as(server(), user, 'placeEnquiry', asked, bookingKey(`asked-${count}`))).enquiryNo;
  };
  return {
    answer,
    enquire,
    /** The only option of what was asked, once the operator has given it. */
    async answered(request: EnquiryRequest, option: Partial<OperatorOptionRequest>) {
      const no = await enquire(request);
      expect((await answer(no, option)).code).toBe('00000000');
      const { options, ...enquiry } = await as(server(), user, 'enquiry', { no });
      return { no, enquiry, option: options[0]!, optionId: options[0]!.optionId };
    },
    accept: <Service extends BookedService>(
      service: Service,
      { no, optionId }: { no: string; optionId: string },
      form: FormOf<Service>,
      key: string,
      by = user,
    ) =>
      as(
        server(),
        by,
        'acceptEnquiry',
        { service, no, optionId, form } as RequestOf<Table['acceptEnquiry']>,
        bookingKey(key),
      ),
  };
}
