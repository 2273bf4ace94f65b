import { accountCalls } from './account.ts';
import { amendmentCalls } from './amendments.ts';
import { basicCalls } from './basic.ts';
import { calendarCalls } from './calendar.ts';
import { cancellationCalls } from './cancellations.ts';
import { captchaCalls } from './captcha.ts';
import { cmsCalls } from './cms.ts';
import type { CallHandlers } from './context.ts';
import { contractCalls } from './contracts.ts';
import { deskCalls } from './desk.ts';
import { deskCompanyCalls } from './desk-company.ts';
import { deskContentCalls } from './desk-content.ts';
import { deskPeopleCalls } from './desk-people.ts';
import { deskRateCalls } from './desk-rates.ts';
import { deskRestrictionCalls } from './desk-restrictions.ts';
import { documentCalls } from './documents.ts';
import { ecommerceCalls } from './ecommerce.ts';
import { enterpriseCalls } from './enterprise.ts';
import { fileCalls } from './files.ts';
import { invoiceCalls } from './invoices.ts';
import { itemCalls } from './item.ts';
import { leadCalls } from './leads.ts';
import { locationCalls } from './locations.ts';
import { marsCalls } from './mars.ts';
import { memberCalls } from './members.ts';
import { noticeCalls } from './notices.ts';
import { orderMessageCalls } from './order-messages.ts';
import { orderPaperCalls } from './order-papers.ts';
import { orderCalls } from './orders.ts';
import { outdoorCalls } from './outdoor.ts';
import { ownAccountCalls } from './own-account.ts';
import { platformCalls } from './platform.ts';
import { pudsCalls } from './puds.ts';
import { savedRecordCalls } from './saved-records.ts';
import { serviceMailCalls } from './service-mail.ts';
import { signInCalls } from './sign-in.ts';
import { smsCalls } from './sms.ts';

/** Handlers of all calls. */
export const callHandlers: CallHandlers = {
  ...accountCalls,
  ...amendmentCalls,
  ...basicCalls,
  ...calendarCalls,
  ...cancellationCalls,
  ...captchaCalls,
  ...cmsCalls,
  ...contractCalls,
  ...deskCalls,
  ...deskCompanyCalls,
  ...deskContentCalls,
  ...deskPeopleCalls,
  ...deskRateCalls,
  ...deskRestrictionCalls,
  ...documentCalls,
  ...ecommerceCalls,
  ...enterpriseCalls,
  ...fileCalls,
  ...invoiceCalls,
  ...itemCalls,
  ...savedRecordCalls,
  ...marsCalls,
  ...memberCalls,
  ...noticeCalls,
  ...orderCalls,
  ...orderMessageCalls,
  ...orderPaperCalls,
  ...leadCalls,
  ...outdoorCalls,
  ...locationCalls,
  ...ownAccountCalls,
  ...platformCalls,
  ...pudsCalls,
  ...serviceMailCalls,
  ...signInCalls,
  ...smsCalls,
};
