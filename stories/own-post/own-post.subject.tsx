import { ownPost as words } from '#copy/procurement/market.ts';
import { type OwnPostRef, selectDecision } from '#machines/own-post/index.ts';
import { Award, OwnPost } from '#src/features/procurement/views/OwnPost.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

const url = 'https://example.com/procurement/share/request-of-the-tests';
const company = '示例化工有限公司';
const quote = { quoteNo: 'PRC26100700001', updatedAt: 1, company, validTo: '2026-10-31' };

export const subject: Subject = {
  entry: entryOf('own-post'),
  render: (actor) => (
    <>
      <OwnPost
        actor={actor as OwnPostRef}
        url={url}
        hasAccessCode
        views={12}
        quotes={1}
        isUndecided
        mayDecide
        made={{ madeBy: '李样例', madeAt: Date.UTC(2026, 9, 7, 2) }}
        onCopy={() => void navigator.clipboard.writeText(url)}
      />
      <Award actor={actor as OwnPostRef} quote={quote} today="2026-10-07" />
    </>
  ),
  controls: {
    'post.award': `${words.award} ${company}`,
    'post.revoke': words.revoke,
    'post.keep': words.keep,
    'post.confirm': (snapshot) =>
      selectDecision(snapshot as never)?.kind === 'award' ? words.confirmAward : words.confirmRevoke,
  },
  besides: [words.copy],
};
