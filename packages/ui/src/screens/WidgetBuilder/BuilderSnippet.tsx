import Copy from 'lucide-react/icons/copy';
import { Button } from '../../components/Button/Button';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { ChipRow } from '../../internal/ChipRow';
import { CodeBlock } from '../page/CodeBlock';
import { type BuilderText, BuilderTextField } from './BuilderFilters';
import type { BuilderChoice } from './BuilderLook';
import * as styles from './BuilderSnippet.css';

/** A text to copy. */
export interface SnippetBlock {
  id: string;
  /** What it is: « La balise ». */
  label: string;
  code: string;
  onCopy: () => void;
}

export interface BuilderSnippetProps {
  /** The editors of partners. */
  editors: BuilderChoice;
  /** The name of the partner, under which the site counts. Leave it out if it counts nothing. */
  partner?: BuilderText | undefined;
  /** How to paste the blocks into the chosen editor. */
  text: string;
  /** What the chosen editor cannot show. Leave it out if it shows everything. */
  limits?: string | undefined;
  blocks: readonly SnippetBlock[];
  copyLabel: string;
  /** « Copié. », or why nothing was copied. Announced. */
  status: string;
}

/** What a partner pastes, for one of the editors. */
export function BuilderSnippet({ editors, partner, text, limits, blocks, copyLabel, status }: BuilderSnippetProps) {
  return (
    <div className={styles.snippet}>
      <ChipRow {...editors} />
      {partner && <BuilderTextField name="partner" {...partner} />}
      <p className={styles.text}>{text}</p>
      {limits && <p className={styles.limits}>{limits}</p>}
      {blocks.map(({ id, label, code, onCopy }, at) => (
        <div key={id} className={styles.block}>
          <CodeBlock label={label} code={code} />
          <Button className={styles.copy} weight={at ? 'light' : 'strong'} icon={<Copy size={18} />} onPress={onCopy}>
            {copyLabel}
            <span className={visuallyHidden}>{` : ${label}`}</span>
          </Button>
        </div>
      ))}
      <div className={styles.status} role="status">
        {status}
      </div>
    </div>
  );
}
