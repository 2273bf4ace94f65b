import { useSelector } from '@xstate/react';
import { operatorContent as words } from '#copy/operator/content.ts';
import {
  type OperatorArticleRef,
  selectCanOpenCertificates,
  selectChoice,
  selectIsDeciding,
  selectSaved,
} from '#machines/operator-article/index.ts';
import { ReceivedQuotes } from '#src/features/procurement/list/ReceivedQuotes.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Question } from '../queue/Question.tsx';

/** Suppliers' quotes for the goods as last saved, with the choice of one. */
export function Quotes({ actor }: { actor: OperatorArticleRef }) {
  const saved = useSelector(actor, selectSaved);
  const canOpen = useSelector(actor, selectCanOpenCertificates);
  const { quotes, content, decision } = saved ?? {};
  if (quotes === undefined || content?.fields.postKind !== 'REQUEST') return null;
  const lines = content.blocks.flatMap((block) => (block.kind === 'goods' ? [block] : []));
  const isOpen = decision === undefined;
  return (
    <div className="grid min-w-0 gap-1.5">
      <ReceivedQuotes
        quotes={quotes}
        lines={lines.map((line, index) => ({ ...line, lineNo: index + 1 }))}
        awarded={decision?.quoteNo ?? null}
        onCertificate={canOpen ? (quoteNo, lineNo) => actor.send({ type: 'certificate.open', quoteNo, lineNo }) : null}
        decide={
          isOpen ? ({ quoteNo, company }) => <Choose actor={actor} quoteNo={quoteNo} company={company} /> : undefined
        }
      />
      {decision?.quoteNo === null ? <Note>{words.noneWon}</Note> : null}
      {isOpen && quotes.length > 0 ? (
        <div>
          <Choose actor={actor} quoteNo={null} company="" />
        </div>
      ) : null}
      <AwardQuestion actor={actor} />
    </div>
  );
}

interface ChooseProps {
  actor: OperatorArticleRef;
  /** Null to reject all quotes. */
  quoteNo: string | null;
  company: string;
}

function Choose({ actor, quoteNo, company }: ChooseProps) {
  const canDecide = useSelector(actor, (snapshot) => snapshot.can({ type: 'award.ask', quoteNo }));
  return (
    <Button size={32} disabled={!canDecide} onClick={() => actor.send({ type: 'award.ask', quoteNo })}>
      {quoteNo === null ? words.chooseNone : words.award(company)}
    </Button>
  );
}

/** Irreversible, and suppliers are notified. */
function AwardQuestion({ actor }: { actor: OperatorArticleRef }) {
  const isDeciding = useSelector(actor, selectIsDeciding);
  const choice = useSelector(actor, selectChoice);
  const saved = useSelector(actor, selectSaved);
  if (!isDeciding || choice === null) return null;
  const company = saved?.quotes?.find(({ quoteNo }) => quoteNo === choice.quoteNo)?.company;
  const keep = () => actor.send({ type: 'award.keep' });
  return (
    <Question
      id="award"
      title={company === undefined ? words.noneTitle : words.awardTitle(company)}
      help={words.awardHelp}
      onNo={keep}
    >
      <Button size={32} tone="primary" onClick={() => actor.send({ type: 'award.confirm' })}>
        {words.awardConfirm}
      </Button>
      <Button size={32} onClick={keep}>
        {words.awardKeep}
      </Button>
    </Question>
  );
}
