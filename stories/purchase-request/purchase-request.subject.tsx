import { choiceName } from '#copy/booking/choices.ts';
import { ownPost, purchaseRequest as words } from '#copy/procurement/market.ts';
import { type PurchaseRequestRef, selectForm, selectScreen } from '#machines/purchase-request/index.ts';
import { PurchaseRequest } from '#src/features/procurement/purchase-request/PurchaseRequest.tsx';
import { entryOf, nothing, type Subject } from '../kit/subject.ts';

const chips = ['TRADE', 'MAKING', 'PRECURSOR'].map((code) => choiceName('qualifications', code));
const selects = [choiceName('trade', 'DELIVERED'), choiceName('tax', 'WITH'), choiceName('payment', 'BEFORE')];

export const subject: Subject = {
  entry: entryOf('purchase-request'),
  render: (actor) => (
    <PurchaseRequest
      actor={actor as PurchaseRequestRef}
      base="/procurement/share"
      fileAccess={null}
      onVerify={nothing}
      urlOf={(id) => `https://example.com/procurement/share/${id}`}
      onCopy={(url) => void navigator.clipboard.writeText(url)}
    />
  ),
  controls: {
    'request.addItem': words.add,
    'request.submit': words.submit,
    'request.again': words.again,
  },
  besides: (snapshot) => {
    if (selectScreen(snapshot as never) === 'published') return [ownPost.copy];
    if (!snapshot.can({ type: 'request.edit', path: 'remark', value: '' })) return [];
    const { items } = selectForm(snapshot as never);
    return [
      ...chips,
      ...selects,
      ...items.map(() => '吨'),
      ...(items.length > 1 ? items.map((_, index) => words.remove(index + 1)) : []),
    ];
  },
};
