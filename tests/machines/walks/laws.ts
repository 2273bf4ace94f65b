import type { AnyMachineSnapshot, StateValue } from 'xstate';
import { articleErrors } from '#domain/content/article-form.ts';
import { hasBlockingErrors } from '#domain/form/check.ts';
import { isSendable } from '#domain/orders/messages.ts';
import { type PaperForm, readPaper } from '#domain/paper-forms/paper-form.ts';
import { explained } from '#machines/order-life/order-life.sample.ts';
import { type PriceClockSnapshot, selectMinute } from '#machines/price-clock/index.ts';
import { draftError } from '#machines/shipment/shipment.rules.ts';
import { errorsIn } from '#machines/shipment-numbers/shipment-numbers.rules.ts';
import type { Laws } from '../../kit/random-walks.ts';

type Seen = AnyMachineSnapshot;

const isAt =
  (...values: StateValue[]) =>
  (seen: Seen) =>
    values.some((value) => seen.matches(value));
const has = (tag: string) => (seen: Seen) => seen.hasTag(tag);
/** Implication: in states where the first predicate holds, so does the second. */
const wherever = (one: (seen: Seen) => boolean, other: (seen: Seen) => boolean) => (seen: Seen) =>
  !one(seen) || other(seen);
const not = (one: (seen: Seen) => boolean) => (seen: Seen) => !one(seen);
const isDone = ({ status }: Seen) => status === 'done';
/** The status that a configuration of an order's life is named after. */
const statusIn = (value: StateValue) => (typeof value === 'string' ? value : Object.values(value)[0]);
const isUnique = (all: readonly unknown[]) => new Set(all).size === all.length;

/** Invariants that hold after any sequence of events. */
export const laws: Readonly<Record<string, Laws>> = {
  account: {
    'who was signed in here is notified when it closes': wherever(
      isAt('continuing', 'redirecting'),
      ({ context }) => context.outcome.kind === 'signedIn',
    ),
    'no user is signed in by a dialog that was closed': wherever(
      ({ context }) => context.outcome.kind === 'signedIn' && context.intent === 'signIn',
      ({ context }) => context.login.kind === 'signedIn',
    ),
  },
  'access-code': {
    'only codes are tried': wherever(isAt('checking'), ({ context }) => /^\s*(\d{4}|\w{6})\s*$/.test(context.code)),
    'a wait has an end': wherever(isAt('waiting'), ({ context }) => context.seconds > 0),
    'a code that let a user in is forgotten': wherever(isAt('opened'), ({ context }) => context.code === ''),
  },
  'address-book': {
    'what is edited or removed has been chosen': wherever(
      isAt('editing', 'saving'),
      (seen) => seen.context.edited !== null,
    ),
    'nothing is removed that was not asked about': wherever(
      isAt('asking', 'removing'),
      (seen) => seen.context.removed !== null,
    ),
    'it can be closed at any time': wherever(not(isDone), (seen) => seen.can({ type: 'addresses.close' })),
  },
  app: {
    'the account dialog knows what it was opened for': wherever(
      isAt({ running: { account: 'open' } }),
      ({ context }) => context.account !== null,
    ),
    'a ticket is kept no longer than it is needed': wherever(
      isAt({ running: { arrival: 'settled' } }),
      ({ context }) => context.ticket === null,
    ),
  },
  'auth-notice': {
    'a link in place of a tab has an address': wherever(isAt('blocked'), ({ context }) => context.address !== null),
    'the countdown has an end': wherever(isAt({ counting: 'running' }), ({ context }) => context.endsAt > 0),
  },
  booking: {
    'an order that was placed is named': wherever(isAt({ open: 'placed' }), ({ context }) => context.order !== null),
    'a form that is open was opened': wherever(isAt('open'), ({ context }) => context.opened !== null),
    'nothing is ordered that was not filled in': wherever(
      isAt({ open: 'ordering' }),
      ({ context }) => context.completed !== null,
    ),
    'what cannot be opened says why': wherever(isAt('refused'), ({ context }) => context.refused !== null),
    'there is a choice only between drafts that are offered': wherever(
      isAt('choosing'),
      ({ context }) => context.offered !== null,
    ),
  },
  captcha: {
    'a proof is handed out only by a puzzle that was solved': wherever(
      not(isDone),
      ({ context }) => context.outcome.kind === 'closed',
    ),
  },
  'captcha-click-word': {
    'there are never more than three points': ({ context }) => context.points.length <= 3,
    'only three points are sent': wherever(isAt('settling', 'checking'), ({ context }) => context.points.length === 3),
    'words are asked for only with a picture': wherever(
      isAt('picking'),
      ({ context }) => context.challenge.token !== '',
    ),
    'only who succeeded has a proof': wherever(
      ({ context }) => context.outcome.kind === 'solved',
      (seen) => isAt('succeeded', 'lingering')(seen) || isDone(seen),
    ),
  },
  'captcha-slider': {
    'the piece stays on the picture': ({ context }) => context.offset >= 0 && context.offset <= 300,
    'an untouched piece is not sent': wherever(isAt('checking'), ({ context }) => context.offset > 0),
    'failures are counted, never beyond what is allowed': ({ context }) =>
      context.failures >= 0 && context.failures <= Math.max(context.failuresAllowed, 1),
    'the hand is on the piece while it is dragged': wherever(
      isAt({ open: 'dragging' }),
      ({ context }) => context.grabbedAt !== null,
    ),
    'only who succeeded has a proof': wherever(
      ({ context }) => context.outcome.kind === 'solved',
      (seen) => isAt('succeeded', 'lingering')(seen) || isDone(seen),
    ),
  },
  carousel: {
    'the slide that is shown is there': wherever(
      isAt('shown'),
      ({ context }) => context.slides[context.at] !== undefined,
    ),
    'what is held does not turn': wherever(isAt({ shown: 'turning' }), ({ context }) => context.holds.length === 0),
    'what is not held turns': wherever(isAt({ shown: 'held' }), ({ context }) => context.holds.length > 0),
    'one reason holds once': ({ context }) => isUnique(context.holds),
  },
  'centre-rooms': {
    'the room of colleagues is where the address says': wherever(
      isAt({ open: { room: 'members' } }),
      ({ context }) => context.address.room === 'members',
    ),
    'the order’s room knows its number': wherever(
      isAt({ open: { room: 'order' } }),
      ({ context }) => context.address.no !== null,
    ),
    'one dialog at a time': wherever(
      not(isAt({ open: { dialog: 'closed' } })),
      (seen) => !seen.can({ type: 'rooms.verify' }),
    ),
  },
  'change-password': {
    'nothing is sent that has errors': wherever(
      isAt('submitting'),
      ({ context }) => Object.keys(context.errors).length === 0,
    ),
    'a changed password is shown only at the end': wherever(
      ({ context }) => context.outcome.kind === 'changed',
      isDone,
    ),
  },
  'chunk-reload': {
    'the page does not reload before the guard has a time': wherever(
      isAt('marking'),
      ({ context }) => context.reloadAt > 0,
    ),
  },
  checkout: {
    'nothing is confirmed without a price': wherever(
      isAt('reviewing', 'differing', 'lapsed'),
      ({ context }) => context.price !== null,
    ),
    'no agreement is read that has no text': wherever(
      isAt({ agreeing: 'reading' }, { agreeing: 'recording' }),
      ({ context }) => context.agreement !== null,
    ),
    'an agreement is counted once': ({ context }) => isUnique(context.agreed),
    'what may have arrived is known': wherever(
      isAt('submitting', 'unanswered', 'offline'),
      ({ context }) => context.sent !== null,
    ),
    'what did not arrive is not sent again under its key': wherever(
      isAt('refused', 'signedOut', 'quoting', 'reviewing', 'left'),
      ({ context }) => context.sent === null,
    ),
    'nothing is sent before it is agreed': wherever(
      isAt('submitting'),
      ({ context }) => context.agreed.length > 0 || context.key !== context.sent.key,
    ),
    'an order that was placed is named, and nothing else is': (seen) =>
      isAt('placed')(seen) === (seen.context.outcome.order !== null),
  },
  'dangerous-lookup': {
    'a sheet that is shown is there and of its number': wherever(
      isAt({ sheet: 'shown' }),
      ({ context }) => context.sheet !== null,
    ),
    'nothing is looked for without a text': wherever(
      isAt({ matching: 'searching' }),
      ({ context }) => context.text.trim() !== '',
    ),
  },
  devices: {
    'only what is asked about is ended': wherever(isAt('asking', 'ending'), ({ context }) => context.ending !== null),
    'this device is not ended here': ({ context: { devices, ending } }) =>
      devices.every(
        ({ isCurrent, sessionId }: { isCurrent: boolean; sessionId: string }) =>
          !isCurrent || sessionId !== ending?.sessionId,
      ),
  },
  'close-account': {
    'nothing is sent without a password that is asked for': wherever(
      isAt('exporting', 'asking', 'submitting'),
      ({ context }) => !context.needsPassword || context.values.password !== '',
    ),
    'a closed account leaves no password behind': wherever(
      isAt('clearing', 'closed'),
      ({ context }) => context.values.password === '',
    ),
    'reasons are shown where there are some': wherever(isAt('blocked'), ({ context }) => context.reasons.length > 0),
  },
  'operator-enquiry': {
    'a sheet is of the one that is open': ({ context }) => context.sheet === null || context.id !== null,
    'what is worked on has been read': wherever(
      isAt('open', 'readingFile', 'previewing', 'previewed', 'sending'),
      ({ context }) => context.sheet !== null,
    ),
    'only what is open to an answer is answered': wherever(
      isAt('previewing', 'previewed', 'sending'),
      ({ context }) => context.sheet.isOpen,
    ),
    'nothing is sent that no one has previewed': wherever(
      isAt('previewed', 'sending'),
      ({ context }) => context.preview !== null,
    ),
    'what is written is not what was previewed': wherever(isAt('open'), ({ context }) => context.preview === null),
    'no price goes with a reason': wherever(
      isAt('previewing', 'sending'),
      ({ context: { draft } }) => draft.way !== 'DECLINE' || draft.texts.reason.trim() !== '',
    ),
    'a closed one leaves nothing': wherever(
      isAt('closed'),
      ({ context }) => context.id === null && context.opened === null && context.draft.way === null,
    ),
  },
  'operator-invoice': {
    'a sheet is of the one that is open': ({ context }) => context.sheet === null || context.id !== null,
    'what is worked on has been read': wherever(
      isAt('open', 'issuing', 'refusing'),
      ({ context }) => context.sheet !== null,
    ),
    'only what waits is issued, with its file': wherever(
      isAt('issuing'),
      ({ context: { sheet, file } }) => sheet.row.status === 'requested' && file !== null,
    ),
    'only what waits is refused, with a reason': wherever(
      isAt('refusing'),
      ({ context: { sheet, reason } }) => sheet.row.status === 'requested' && reason.trim() !== '',
    ),
    'a file that is not taken is not kept': ({ context: { file, fileError } }) => file === null || fileError === null,
    'what was done was not refused': wherever(
      isAt('open', 'opening'),
      ({ context: { done, refusal } }) => done === null || refusal === null,
    ),
    'a closed one leaves nothing': wherever(
      isAt('closed'),
      ({ context }) => context.id === null && context.sheet === null && context.file === null && context.reason === '',
    ),
  },
  'operator-lead': {
    'a sheet is of the one that is open': ({ context }) => context.sheet === null || context.id !== null,
    'what is worked on has been read': wherever(isAt('open', 'settling'), ({ context }) => context.sheet !== null),
    'only what is not settled is changed': wherever(
      isAt('settling'),
      ({ context: { sheet, step, note } }) => sheet.row.status !== 'done' && (step === 'taken' || note.trim() !== ''),
    ),
    'a closed one leaves nothing': wherever(
      isAt('closed'),
      ({ context }) => context.id === null && context.sheet === null && context.note === '',
    ),
  },
  'operator-article': {
    'an article is of the one that is open': ({ context }) => context.article === null || context.open !== null,
    'only what was saved is published': wherever(
      isAt('publishing', 'timing', 'withdrawing'),
      ({ context }) => context.article !== null,
    ),
    'only a change that waits is taken off its time': wherever(
      isAt('recalling'),
      ({ context }) => typeof context.article?.row.changeFrom === 'number',
    ),
    'a quote wins of a request that no one decided': wherever(
      isAt('deciding', 'awarding'),
      ({ context: { article, choice } }) => choice !== null && article?.decision === undefined,
    ),
    'nothing is saved that has errors': wherever(
      isAt('saving'),
      ({ context: { open, form } }) => articleErrors(open.kind, form).length === 0,
    ),
    'a conflict says who was first': wherever(isAt('conflicting'), ({ context }) => context.refusal !== null),
    'a closed one leaves nothing': wherever(
      isAt('closed'),
      ({ context }) => context.open === null && context.form.blocks.length === 0,
    ),
  },
  'operator-cancellation': {
    'an answer is written for an open order': wherever(
      isAt('editing', 'sending'),
      ({ context }) => context.orderNo !== null && context.form !== null,
    ),
    'nothing stays written once it is sent or dropped': wherever(
      isAt('viewing'),
      ({ context }) => context.form === null,
    ),
  },
  'operator-order': {
    'a sheet is of the order that is open': ({ context }) => context.sheet === null || context.orderNo !== null,
    'what is worked on has been read': wherever(
      isAt('open', 'moving', 'deviating', 'undoing', 'deciding', 'drafting', 'readingFile'),
      ({ context }) => context.sheet !== null,
    ),
    'an order is moved somewhere': wherever(isAt('moving', 'deviating'), ({ context }) => context.move.status !== null),
    'a draft is made of an instruction that was accepted': wherever(isAt('drafting'), ({ context: { sheet } }) =>
      sheet.papers.some(
        ({ paper, status }: Record<string, string>) => paper === 'SHIPPING_INSTRUCTION' && status === 'READY',
      ),
    ),
    'a paper goes back with a reason': wherever(
      isAt('deciding'),
      ({ context: { decision } }) => decision.decision === 'ACCEPT' || decision.reason.trim() !== '',
    ),
    'a closed order leaves nothing': wherever(
      isAt('closed'),
      ({ context }) => context.orderNo === null && context.opened === null,
    ),
  },
  'operator-step': {
    'a deviation is sent after the last four digits': wherever(
      isAt('moving'),
      ({ context }) => context.typed.trim() === context.order.orderNo.slice(-4),
    ),
    'an undo is sent with a reason': wherever(isAt('undoing'), ({ context }) => context.typed.trim() !== ''),
    'nothing is left while it is sent': wherever(
      isAt('moving', 'undoing'),
      (seen) => !seen.can({ type: 'step.dismiss' }),
    ),
    'what has changed since has its reason': wherever(
      ({ context }) => context.outcome === 'outdated',
      ({ context }) => context.refusal !== null,
    ),
  },
  'operator-queue': {
    'nothing is listed twice': ({ context }) => isUnique((context.rows as { id: string }[]).map(({ id }) => id)),
    'what was not read says why': wherever(isAt('failed'), ({ context }) => context.failure !== null),
  },
  'operator-rooms': {
    'a room is open just where there is one to enter': (seen) => isAt('none')(seen) === (seen.context.room === null),
    'only a room of the operator is open': ({ context: { room, rooms } }) => room === null || rooms.includes(room),
  },
  'operator-sign-in': {
    'a password is kept for its step alone': wherever(
      not(isAt('askingPassword', 'checkingPassword', 'working')),
      ({ context }) => context.password === '',
    ),
    'only six digits are tried': wherever(isAt('checkingCode'), ({ context }) => /^\s*\d{6}\s*$/.test(context.code)),
    'a wait has an end': wherever(isAt('waiting'), ({ context }) => context.seconds > 0),
    'a user is inside just where an operator is known': (seen) =>
      isAt('signedIn', 'leaving')(seen) === (seen.context.operator !== null),
  },
  'operator-verification': {
    'a sheet is of the one that is open': ({ context }) => context.sheet === null || context.id !== null,
    'what is decided has been read': wherever(
      isAt('open', 'readingLicence', 'deciding'),
      ({ context }) => context.sheet !== null,
    ),
    'only what waits is decided': wherever(isAt('deciding'), ({ context }) => context.sheet.row.status === 'PENDING'),
    'a rejection has a reason': wherever(
      isAt('deciding'),
      ({ context: { verdict, reason } }) => verdict === 'PASS' || reason.trim() !== '',
    ),
    'a closed one leaves nothing': wherever(
      isAt('closed'),
      ({ context }) => context.id === null && context.picture === null,
    ),
  },
  draft: {
    'nothing is kept that was never typed': wherever(isAt('keeping', 'saving'), ({ context }) => context.form !== null),
    'a later one is there to choose from': wherever(isAt('conflicting'), ({ context }) => context.later !== null),
    'what is saved has the mark of the server': wherever(
      isAt('marking', 'saved'),
      ({ context }) => context.mark !== null,
    ),
  },
  enquiry: {
    'nothing is sent without a name for its content, which a file makes another': wherever(
      isAt('submitting'),
      ({ context }) => context.key !== null || context.values.fileIds.length > 0,
    ),
    'nothing is sent for no one': wherever(
      isAt('keying', 'submitting'),
      ({ context }) => context.author.person !== null,
    ),
    'what was placed has a number': wherever(isAt('placed'), ({ context }) => context.placed !== null),
    'a choice is between two texts': wherever(isAt('choosing'), ({ context }) => context.opened.unclaimed !== null),
    'a unclaimed text is never kept beyond the choice': wherever(
      not(isAt('choosing', 'restoring')),
      ({ context }) => context.opened.unclaimed === null,
    ),
    'a failure sees where it failed': wherever(isAt('failed', 'repeated'), ({ context }) => context.failure !== null),
  },
  feedback: {
    'what has errors is not sent': wherever(
      isAt('submitting', 'sent'),
      ({ context }) => Object.keys(context.errors).length === 0,
    ),
    'what was sent has no failure': wherever(isAt('sent'), ({ context }) => context.failure === null),
  },
  fcl: {
    'what is answered is of a lane': ({ context }) => context.answer === null || context.lane !== '',
    'a lane or a link brings the list': wherever(
      isAt({ list: 'closed' }),
      ({ context }) => context.lane === '' && !context.query.includes('share='),
    ),
    'the tools run while the list is open, and only then': (seen) =>
      isAt({ list: 'open' })(seen) === (seen.children.clock !== undefined),
    'lanes once offered stay at hand': (seen) =>
      isAt({ offers: 'open' })(seen) === (seen.children.offering !== undefined),
  },
  amendment: {
    'only an amendment that was asked about is withdrawn': wherever(
      isAt('asking', 'withdrawing', 'decided'),
      ({ context }) => context.no > 0,
    ),
    'who is notified of a decision sees which': wherever(isAt('decided'), ({ context }) => context.failure !== null),
    'no message is shown of a failure while it is tried again': wherever(
      isAt('viewing', 'withdrawing'),
      ({ context }) => context.failure === null,
    ),
  },
  'order-cancellation': {
    'only a cancellation that was chosen is decided': wherever(
      isAt('confirming', 'deciding'),
      ({ context }) => context.choice !== null,
    ),
    'a request has its reason': wherever(isAt('sending'), ({ context }) => context.reason.trim() !== ''),
    'a newer answer is explained': wherever(isAt('outdated'), ({ context }) => context.failure !== null),
    'a failure is cleared before the next try': wherever(
      isAt('viewing', 'sending', 'deciding'),
      ({ context }) => context.failure === null,
    ),
  },
  'hand-in': {
    'a paper is open just where one is filled in': (seen) => isAt('open')(seen) === (seen.context.paper !== null),
    'nothing is sent without a file, nor while one is on its way': wherever(
      isAt({ open: 'submitting' }),
      ({ context }) => Object.keys(context.errors).length === 0,
    ),
    'who is notified of a newer state sees why': wherever(
      isAt({ open: 'outdated' }),
      ({ context }) => context.failure !== null,
    ),
  },
  'order-file': {
    'what is recorded was seen, and had no error': wherever(
      isAt('recording'),
      ({ context: { preview } }) => preview !== null && preview.digest !== null && preview.errorTotal === 0,
    ),
    'nothing is shown of a file that was put down': wherever(
      ({ context: { file } }) => file === null,
      ({ context: { preview } }) => preview === null,
    ),
  },
  shipment: {
    'what is recorded is possible, and a change is explained': wherever(
      isAt('recording'),
      ({ context }) => draftError(context) === null,
    ),
    'a report is written for a milestone of the open order': wherever(
      ({ context }) => context.draft !== null,
      ({ context }) => context.order !== null && context.order.milestones.length > 0,
    ),
  },
  'shipment-numbers': {
    'what is saved has no error that blocks': wherever(
      isAt('saving'),
      ({ context }) => !hasBlockingErrors(errorsIn(context)),
    ),
    'numbers are edited for an order alone': wherever(
      ({ context }) => context.draft !== null,
      ({ context }) => context.order !== null && context.draft.version >= 0,
    ),
  },
  'order-life': {
    'the chart and the facts name the same status': ({ value, context }) => statusIn(value) === context.status,
    'goods that were refused sail as a deviation': wherever(
      isAt('carried'),
      ({ context }) => context.dgStatus !== 'rejected' || context.isDeviation || context.lastMove?.from !== 'declared',
    ),
    'what sails is neither cancelled nor rejected': wherever(
      isAt('carried', 'completed'),
      (seen) => !(seen.can({ type: 'order.cancel' }) || seen.can({ type: 'step.rejected', ...explained })),
    ),
    'what is cancelled freely is not asked for': (seen) =>
      !(seen.can({ type: 'order.cancel' }) && seen.can({ type: 'cancellation.ask' })),
    'one thing waits for an answer at a time': ({ context: { amendment, cancellation } }) =>
      amendment === null || cancellation === null,
    'an order whose amendment waits is held': wherever(
      ({ context }) => context.amendment !== null,
      (seen) => seen.matches({ preparing: 'amending' }) && !seen.can({ type: 'step.booked', ...explained }),
    ),
    'a fee is accepted once it was answered': wherever(
      (seen) => seen.can({ type: 'cancellation.accept' }),
      ({ context }) => context.cancellation?.state === 'answered',
    ),
    'nothing waits for an answer once an order is over': wherever(
      isAt('completed', 'rejected', 'cancelled', 'autoCancelled', { carried: 'arrived' }),
      ({ context: { amendment, cancellation } }) => amendment === null && cancellation === null,
    ),
    'an order that ended takes no step': wherever(
      isAt('cancelled', 'autoCancelled'),
      ({ status }) => status === 'done',
    ),
  },
  'order-messages': {
    'nothing is sent that is no message': wherever(
      isAt('sending'),
      ({ context }) => context.orderNo !== null && isSendable(context.text),
    ),
    'what was sent is not typed still': wherever(
      ({ context }) => context.isSent,
      ({ context }) => context.text === '',
    ),
  },
  'paper-form': {
    'a paper is open just where one is filled in': (seen) => isAt('open')(seen) === (seen.context.form !== null),
    'nothing is sent that the form itself would refuse': wherever(
      isAt({ open: { filling: 'submitting' } }),
      ({ context }) => !hasBlockingErrors(readPaper(context.form as PaperForm).errors),
    ),
    'who is notified of a newer state sees why': wherever(
      isAt({ open: { filling: 'outdated' } }),
      ({ context }) => context.failure !== null,
    ),
    'past the cut-off it is late, whatever else is done': wherever(
      ({ context }) => context.opened !== null && context.opened.dueAt <= context.opened.now,
      isAt({ open: { timing: 'late' } }),
    ),
  },
  'order-documents': {
    'something is missing just where it is shown': (seen) =>
      isAt({ choosing: 'incomplete' })(seen) === (seen.context.missing as unknown[]).length > 0,
    'nothing is made, read or saved that was not chosen': (seen) =>
      isAt({ choosing: 'nothingYet' })(seen) === (seen.context.kind === null),
    'a file that was saved has a name': (seen) =>
      isAt({ choosing: 'ready' })(seen) === (seen.context.fileName !== null),
  },
  header: {
    'the place is on the page': ({ context }) => context.scrolledTo >= 0,
    'a hidden header is never at the top': wherever(
      isAt({ visibility: 'hidden' }),
      ({ context }) => context.scrolledTo > 0,
    ),
    'at the very top the header is clear': wherever(
      ({ context }) => context.scrolledTo === 0,
      isAt({ background: 'clear' }),
    ),
  },
  home: {
    'places are read once a user has wanted to choose': (seen) =>
      (seen.context.kind !== '') === (seen.children.locations !== undefined),
    'the lanes of a class are read once one was wanted': (seen) =>
      (seen.context.dgClass !== '') === (seen.children.lanesOfClass !== undefined),
    'a section runs all of its own once it is near, and nothing before': (seen) =>
      (
        [
          ['announcements', 'carousel'],
          ['lanes', 'lanes', 'trends'],
          ['tools', 'lookup', 'segregation'],
          ['closing', 'news', 'partners', 'feedback', 'figures'],
        ] as const
      ).every(([section, ...names]) =>
        isAt({ [section]: 'near' })(seen)
          ? names.every((name) => seen.children[name] !== undefined)
          : names.every((name) => name === 'figures' || seen.children[name] === undefined),
      ),
  },
  lead: {
    'nothing is sent without a name for its content': wherever(
      isAt('submitting'),
      ({ context }) => context.key !== null,
    ),
  },
  'listed-numbers': {
    'what is read is wanted, and not known to be unlisted': wherever(
      isAt('reading', 'failed'),
      ({ context: { wanted, unlisted } }) =>
        wanted.length > 0 && !wanted.some((unNo: string) => unlisted.includes(unNo)),
    ),
    'what was not read says why': wherever(isAt('failed'), ({ context }) => context.failure !== null),
  },
  licence: {
    'a share is a share': ({ context }) => context.percent >= 0 && context.percent <= 100,
    'nothing is read before it has arrived': wherever(isAt('recognising'), ({ context }) => context.fileId !== ''),
  },
  login: {
    'the mode and its form are one': wherever(isAt('open'), (seen) =>
      isAt({ open: { mode: seen.context.mode } })(seen),
    ),
    'nothing is sent that has errors': wherever(isAt({ open: { form: 'submitting' } }), ({ context }) =>
      Object.values(context.errors).every((error) => !error),
    ),
    'an open agreement is named': wherever(
      isAt({ open: { agreement: 'open' } }),
      ({ context }) => context.texts.length > 0,
    ),
    'no user is signed in while the dialog is open': wherever(
      isAt('open'),
      ({ context }) => context.outcome.kind === 'closed',
    ),
  },
  'proof-of-work': {
    'it ends solved or closed': wherever(isDone, ({ output }) => output !== undefined),
  },
  'login-attempt': {
    'it ends with an outcome of its own': wherever(isDone, ({ output }) => output !== undefined),
  },
  members: {
    'nothing is performed that was not chosen': wherever(
      isAt('asking', 'performing'),
      ({ context }) => context.act !== null,
    ),
    'what is copied is a link': wherever(isAt('copying'), ({ context }) => context.made !== null),
    'nothing is done before the page was read': wherever(
      isAt('listing', 'asking', 'performing', 'copying'),
      ({ context }) => context.read !== null,
    ),
  },
  navigation: {
    'a page that is shown is known': wherever(isAt({ page: 'shown' }), ({ context }) => context.shown !== null),
    'nothing is loaded without a destination': wherever(
      isAt({ page: 'loading' }, { page: 'checking' }),
      ({ context }) => context.destination !== null,
    ),
    'a status stands only on the error page': wherever(
      not(isAt({ page: 'failed' })),
      ({ context }) => context.status === null,
    ),
    'what is on the screen is alive, and four pages at most': ({ context: { pages, shown } }) =>
      isUnique(pages) && pages.length <= 4 && (shown === null || pages.includes(shown.path)),
    'the pages kept run, and no other': ({ children, context: { pages } }) =>
      `${Object.keys(children)
        .filter((id) => id.startsWith('/'))
        .sort()}` === `${[...pages].sort()}`,
    'a page that needs no sign-in does not ask': wherever(
      isAt({ page: { shown: 'signInRequested' } }),
      ({ context }) => context.shown.permission === 'signed-in' && !context.hasToken,
    ),
  },
  'offer-files': {
    'what is written was asked for': wherever(
      isAt('writing', 'written', 'failed'),
      ({ context }) => context.asked !== null,
    ),
    'a failure is serverTime': wherever(isAt('failed'), ({ context }) => context.failure !== null),
  },
  order: {
    'an order is cancelled only after the question': wherever(
      (seen) => seen.can({ type: 'order.confirm' }),
      isAt('confirming'),
    ),
    'a refusal is shown beside the question': wherever(isAt('cancelling'), ({ context }) => context.refusal === null),
  },
  'order-form': {
    'the step is one of the service': ({ context }) => [...context.service.steps].includes(context.step),
    'it is read through at its last step': wherever(
      isAt('confirming'),
      ({ context }) => context.step === context.service.steps.at(-1),
    ),
    'and filled in at the others': wherever(
      isAt('filling'),
      ({ context }) => context.step !== context.service.steps.at(-1),
    ),
    'a form is changed where it says so, and nowhere else': (seen) =>
      has('editable')(seen) === seen.can({ type: 'form.left', path: 'remark' }),
    'a step is tried once': ({ context }) => isUnique(context.validatedSteps),
    'a form is not submitted while it is kept': wherever(has('busy'), (seen) => !seen.can({ type: 'order.submit' })),
  },
  'page-loading': {
    'what is at rest is not seen': wherever(isAt('idle', 'throttled'), not(has('visible'))),
    'who loads is not shown that it is over': wherever(isAt('idle'), (seen) => seen.can({ type: 'loading.started' })),
  },
  prefetch: {
    'no page in view is asked for twice': ({ context }) => isUnique(context.known),
    'no page is wanted twice, and what is wanted is known': ({ context }) =>
      isUnique(context.wanted) && context.wanted.every((page: unknown) => context.known.includes(page)),
    'what waits is known, and waits once': ({ context }) =>
      isUnique(context.waiting) && context.waiting.every((page: unknown) => context.known.includes(page)),
    'what is fetched is known': ({ context }) => context.batch.every((page: unknown) => context.known.includes(page)),
    'a visit never has more bytes left than it began with, nor less than none': ({ context }) =>
      context.leftBytes >= 0 && context.leftBytes <= 60_000,
  },
  'price-clock': {
    'no time is shown before the server sent one': (seen) =>
      (selectMinute(seen as PriceClockSnapshot) === null) === (seen.context.serverTime === null),
    'the time that is shown is never before what was reported': wherever(
      ({ context }) => context.serverTime !== null,
      (seen) => (selectMinute(seen as PriceClockSnapshot) ?? 0) >= seen.context.serverTime.server,
    ),
  },
  pricing: {
    'a price that is current is of what stands in the form': wherever(
      has('current'),
      ({ context }) => context.quote !== null && JSON.stringify(context.quotedPart) === JSON.stringify(context.part),
    ),
    'nothing is not priced': wherever(isAt('quoting'), ({ context }) => context.part !== null),
    'a failure is serverTime': wherever(isAt('failed'), ({ context }) => context.failure !== null),
  },
  'invoice-request': {
    'one payer pays for what is on an invoice': ({ context: { chosen, page } }) =>
      new Set(
        chosen.map(
          (orderNo: string) =>
            page?.invoiceable.find((order: { orderNo: string }) => order.orderNo === orderNo)?.isEnterprise,
        ),
      ).size <= 1 || page === null,
    'nothing is sent with an error': wherever(
      isAt('confirming', 'submitting'),
      ({ context }) => Object.keys(context.errors).length === 0,
    ),
    'an invoice is of at least one order': wherever(
      isAt('editing', 'confirming', 'submitting'),
      ({ context }) => context.chosen.length > 0,
    ),
    'who only reads asks for nothing': wherever(
      isAt('choosing', 'editing', 'confirming', 'submitting'),
      ({ context }) => context.page.mayAsk,
    ),
  },
  contracts: {
    'nothing is concluded that was not agreed to': wherever(isAt('concluding'), ({ context }) => context.isAgreed),
    'nothing is concluded twice': wherever(isAt('concluding'), ({ context }) => context.opened.record.mayConclude),
    'texts stand open of one order only': ({ context: { opened, orderNo } }) => opened === null || orderNo !== null,
    'an agreement is to texts that stand open': ({ context: { opened, isAgreed } }) => !isAgreed || opened !== null,
  },
  'calendar-feed': {
    'an address is seen only where there is one': ({ context: { feed, url } }) => url === null || feed !== null,
    'what works is never called missing': wherever(isAt('none'), ({ context }) => context.feed === null),
    'it can be closed at any time': wherever(not(isDone), (seen) => seen.can({ type: 'feed.close' })),
  },
  'notice-choices': {
    'only what is on the screen is saved': wherever(isAt('saving'), ({ context }) => context.failure === null),
    'without an address no one chooses e-mail': ({ context: { choices, email } }) =>
      email !== null || !choices.orderAction.mail,
    'it can be closed at any time': wherever(not(isDone), (seen) => seen.can({ type: 'notices.close' })),
  },
  profile: {
    'an e-mail that is wrong is not saved': wherever(
      isAt('submitting', 'named'),
      ({ context }) => Object.keys(context.errors).length === 0,
    ),
    'only a company that was named goes on to be verified': wherever(
      isAt('named'),
      ({ context }) => context.values.companyName !== '' && context.values.companyName !== context.knownCompany,
    ),
  },
  'operator-records': {
    'something is written just where it is saved': wherever(
      isAt('writing', 'saving'),
      ({ context: { draft } }) => draft !== null,
    ),
    'nothing is written while the list is looked at': wherever(
      isAt('browsing', 'reading', 'unread'),
      ({ context: { draft } }) => draft === null,
    ),
    'only what is changed was taken': ({ context: { isTaken, of } }) => !isTaken || of !== null,
    'what was not read says why': wherever(isAt('unread'), ({ context }) => context.failure !== null),
  },
  'operator-staff': {
    'an act is asked about, done or shown for one operator': wherever(
      isAt('writing', 'asking', 'acting', 'shown'),
      ({ context }) => context.act !== null,
    ),
    'secrets are there just while they are shown': (seen) => isAt('shown')(seen) === (seen.context.secrets !== null),
    'only what is sound is asked about': wherever(
      isAt('asking', 'acting'),
      ({ context: { act, draft } }) => draft.name !== '' && (draft.roles.length > 0 || !['add', 'roles'].includes(act)),
    ),
    'what was not read says why': wherever(isAt('unread'), ({ context }) => context.failure !== null),
    'what was done did not fail': ({ context: { done, failure } }) => done === null || failure?.of !== done.act,
  },
  'operator-notices': {
    'one is sent again just while it is sent': ({ value, context: { sending } }) =>
      (value === 'sending') === (sending !== null),
    'only what was given up is sent again': wherever(isAt('sending'), ({ context }) => context.state === 'dead'),
    'what was not read says why': wherever(isAt('unread'), ({ context }) => context.failure !== null),
    'what was sent did not fail': ({ context: { isSent, failure } }) => !isSent || failure?.of !== 'send',
  },
  'operator-restrictions': {
    'only what was considered is saved': wherever(isAt('saving'), ({ context }) => context.considered !== null),
    'what is wrong is not asked about': wherever(isAt('considering'), ({ context: { draft } }) => draft !== null),
    'only a row is ended': wherever(isAt('asking', 'ending'), ({ context }) => context.of !== null),
    'a conflict has what is written beside it': ({ context: { theirs, draft } }) => theirs === null || draft !== null,
    'what was not read says why': wherever(isAt('unread'), ({ context }) => context.failure !== null),
  },
  'rates-import': {
    'what cannot be published is not': wherever(
      isAt('timing', 'publishing'),
      ({ context: { preview, isOutdated } }) => (preview?.previewId ?? null) !== null && !isOutdated,
    ),
    'only a version in force is rolled back': wherever(
      isAt('asking', 'rollingBack'),
      ({ context }) => context.list?.inForce !== null,
    ),
    'only a version that waits is withdrawn': wherever(
      isAt('askingToWithdraw', 'withdrawing'),
      ({ context: { list, withdrawal } }) =>
        list?.versions.find((one: { versionId: string }) => one.versionId === withdrawal)?.status === 'SCHEDULED',
    ),
    'what is compared has its file': ({ context: { preview, file } }) => preview === null || file !== null,
    'what was not read says why': wherever(isAt('unread'), ({ context }) => context.failure !== null),
  },
  reading: {
    'nothing is confirmed unread': wherever((seen) => seen.can({ type: 'reading.confirm' }), isAt('read')),
    'it can be closed at any time': wherever(not(isDone), (seen) => seen.can({ type: 'reading.close' })),
    'nothing is read before the clock spoke': wherever(isAt('read'), ({ context }) => context.endsAt > 0),
  },
  resource: {
    'what is shown is there': wherever(isAt('shown', 'refreshing', 'stale'), ({ context }) => context.content !== null),
  },
  search: {
    'rows are shown only where there are some': wherever(
      isAt('shown', 'outdated', 'refreshing'),
      ({ context }) => context.answer.items.length > 0,
    ),
    'none are hidden': wherever(isAt('empty'), ({ context }) => context.answer.items.length === 0),
    'an answer knows what it is of': ({ context }) => (context.answer === null) === (context.answered === null),
    'no offer is compared twice, and never more than four': ({ context }) =>
      isUnique(context.terms.compared) && context.terms.compared.length <= 4,
  },
  'segregation-check': {
    'two to six goods': ({ context }) => context.goods.length >= 2 && context.goods.length <= 6,
    'nothing is asked of fewer than two': wherever(
      isAt('checking'),
      ({ context }) => context.goods.filter((unNo: string) => unNo.trim() !== '').length >= 2,
    ),
  },
  session: {
    'who is signed in has a token, and a visitor none': (seen) =>
      isAt('restoring', 'signingOut', 'expired', 'leaving')(seen) ||
      has('signedIn')(seen) === (seen.context.token !== null),
    'a visitor has no name, no info and no enterprise': wherever(
      isAt('anonymous', 'reloading'),
      ({ context }) => context.userName === null && context.user === null && context.enterprises.length === 0,
    ),
    'enterprises are those of a user': wherever(
      ({ context }) => context.enterprises.length > 0,
      ({ context }) => context.user !== null,
    ),
  },
  'shared-link': {
    'nothing is read without a link': wherever(
      isAt('reading', 'expired', 'failed'),
      ({ context }) => context.id !== null,
    ),
  },
  sharing: {
    'only a link that was made can be copied': wherever(
      (seen) => seen.can({ type: 'share.copy' }),
      ({ context }) => context.link !== null,
    ),
    'what is shared is known': wherever(isAt('open'), ({ context }) => context.shared !== null),
  },
  'single-sign-on': {
    'another account is named before it is switched to': wherever(
      isAt('asking', 'switching'),
      ({ context }) => context.otherName !== '',
    ),
    'no user is signed in before the end': wherever(not(isDone), ({ context }) => context.outcome.kind !== 'signedIn'),
  },
  'sms-countdown': {
    'no code is asked for without a phone': wherever(
      isAt('ready', 'sending', 'verifying', 'counting'),
      ({ context }) => context.phone !== '',
    ),
    'a second code cannot be asked for while one is counted down': wherever(
      isAt('sending', 'verifying', 'counting'),
      (seen) => !seen.can({ type: 'sms.request' }),
    ),
    'a countdown has an end': wherever(isAt('counting'), ({ context }) => context.endsAt > 0),
  },
  'order-export': {
    'what is written was asked for': wherever(
      isAt('writing', 'written', 'failed'),
      ({ context }) => context.asked !== null,
    ),
    'a file holds no more orders than there are': ({ context }) => context.rows <= context.total,
  },
  'order-templates': {
    'nothing is saved without a name': wherever(isAt({ open: 'saving' }), ({ context }) => context.name.trim() !== ''),
    'only a template of the list is removed, by a user who may': wherever(
      isAt({ open: 'asking' }, { open: 'removing' }),
      ({ context }) => context.mayEdit && context.items.some(({ id }: { id: string }) => id === context.chosen),
    ),
    'what is saved is new or of the list, never both': wherever(
      isAt({ open: 'naming' }, { open: 'saving' }),
      ({ context }) => (context.source === null) !== (context.chosen === null),
    ),
    'closed, nothing of them is kept': wherever(isAt('closed'), ({ context }) => context.items.length === 0),
  },
  'own-links': {
    'only a link of the list is taken back': wherever(isAt({ open: 'revoking' }), ({ context }) =>
      context.links.some(({ id }: { id: string }) => id === context.revoked),
    ),
    'closed, nothing of them is kept': wherever(isAt('closed'), ({ context }) => context.links.length === 0),
  },
  'own-post': {
    'nothing is asked about or done that no one chose': wherever(
      isAt('asking', 'deciding'),
      ({ context }) => context.decision !== null,
    ),
    'nothing is chosen where nothing is asked': wherever(isAt('idle'), ({ context }) => context.decision === null),
  },
  'purchase-request': {
    'nothing is published without a name for its content, which a file makes another': wherever(
      isAt('submitting'),
      ({ context }) => context.key !== null || context.form.samples.length > 0,
    ),
    'no one publishes without being known': wherever(isAt('submitting'), ({ context }) => context.author !== null),
    'what was published has its number': wherever(isAt('published'), ({ context }) => context.published !== null),
    'at least one chemical is asked for': ({ context }) => context.form.items.length > 0,
  },
  'supplier-quote': {
    'nothing is sent without a name for its content': wherever(
      isAt('submitting'),
      ({ context }) => context.key !== null,
    ),
    'nothing is sent while a certificate is not in': wherever(
      isAt('keying'),
      ({ context }) => !context.areFilesPending,
    ),
    'a quote that was taken has its number': wherever(isAt('sent'), ({ context }) => context.taken !== null),
    'a code can be asked for as long as a quote can be written': (seen) => seen.children.code !== undefined,
  },
  toasts: {
    'no two toasts have one key': ({ context }) => isUnique(context.shown.map(({ key }: { key: unknown }) => key)),
    'nothing is counted down where nothing is shown': wherever(
      isAt('counting'),
      ({ context }) => context.shown.length > 0,
    ),
  },
  uploads: {
    'a file has one place in the list': ({ context }) =>
      isUnique(context.entries.map(({ key }: { key: unknown }) => key)),
    'one file at a time is on its way': ({ context }) =>
      context.entries.filter(({ state }: { state: string }) => state === 'sending').length <= 1,
  },
  'user-agreement': {
    'no more is confirmed than was outstanding': ({ context }) => context.completed.length <= context.texts.length,
    'nothing is confirmed while the first text is open': wherever(
      isAt({ open: { text: 'agreement' } }),
      ({ context }) => context.completed.length === 0,
    ),
  },
  'user-centre': {
    'rooms are open to a user': wherever(isAt({ open: 'signedIn' }), ({ context }) => context.user !== null),
    'no one else’s account stays behind': wherever(
      isAt({ open: { anonymous: 'waiting' } }, { open: 'expired' }),
      ({ context }) => context.user === null,
    ),
    'a failure is serverTime': wherever(
      isAt('unreached', { open: 'unreachable' }),
      ({ context }) => context.failure !== null,
    ),
  },
  verification: {
    'nothing is submitted without a code': wherever(
      isAt('submitting', 'lookingUp'),
      ({ context }) => context.values.creditCode !== '',
    ),
    'nothing is submitted with an error': wherever(
      isAt('submitting'),
      ({ context }) => Object.keys(context.errors).length === 0 && context.licenceError === null,
    ),
    'a company that is confirmed was found': wherever(isAt('confirming'), ({ context }) => context.enterprise !== null),
    'an unknown company is named before it is submitted': wherever(
      isAt('submitting'),
      ({ context }) => context.enterprise !== null || context.values.name.trim() !== '',
    ),
    'it can be closed at any time': wherever(not(isDone), (seen) => seen.can({ type: 'verification.close' })),
  },
  watch: {
    'what is shown is there': wherever(has('content'), ({ context }) => context.content !== null),
    'nothing is read while no one looks': wherever(isAt('paused'), ({ context }) => context.isHidden),
    'nothing is waited for that is settled': wherever(isAt('waiting'), ({ context }) => !context.isSettled),
  },
};
