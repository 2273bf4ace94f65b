import { accountCalls } from './account.ts';
import { amendmentCalls } from './amendments.ts';
import { basicCalls } from './basic.ts';
import { calendarCalls } from './calendar.ts';
import { cancellationCalls } from './cancellations.ts';
import { captchaCalls } from './captcha.ts';
import { cmsCalls } from './cms.ts';
import type { CallHandlers } from './context.ts';
import { contractCalls } from './contracts.ts';
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
import { operatorCalls } from './operator.ts';
import { operatorCompanyCalls } from './operator-company.ts';
import { operatorContentCalls } from './operator-content.ts';
import { operatorImportCalls } from './operator-imports.ts';
import { operatorPeopleCalls } from './operator-people.ts';
import { operatorRestrictionCalls } from './operator-restrictions.ts';
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
  ...operatorCalls,
  ...operatorCompanyCalls,
  ...operatorContentCalls,
  ...operatorPeopleCalls,
  ...operatorImportCalls,
  ...operatorRestrictionCalls,
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
