import { useId, useRef } from 'react';
import { Button } from '../../components/Button/Button';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { type TasteItem, TastePanel, type TastePanelProps } from './TastePanel';
import * as styles from './TastesScreen.css';

/** A sentence with its effect. */
export interface TasteRow extends TasteItem {
  /** « 3 événements descendent, 1 disparaît ». Empty until the list is read. */
  effect: string;
}

export interface TastesScreenProps {
  /** « Mes goûts ». */
  title: string;
  /** Where the sentences are kept, and what they change. */
  lead: string;
  /** The field for the next sentence. */
  panel: Omit<TastePanelProps, 'items' | 'children' | 'more'>;
  /** The sentences that were said. */
  rows: readonly TasteRow[];
  /** Shown if nothing was said. */
  empty: string;
  /** The list that the sentences steer. */
  list: { label: string; href: string };
  /** The file with all sentences. */
  file: {
    title: string;
    text: string;
    /** Leave it out if there is nothing to save. */
    save?: { label: string; onSelect: () => void } | undefined;
    restore: { label: string; onSelect: (file: File) => void };
    erase?: { label: string; onSelect: () => void } | undefined;
  };
}

/** The page of a user's tastes: each sentence with its effect, and the file that contains them. */
export function TastesScreen({ title, lead, panel, rows, empty, list, file }: TastesScreenProps) {
  const id = useId();
  return (
    <div className={styles.page}>
      <PageHeader title={title} lead={lead} />
      <TastePanel {...panel} items={[]} more={list}>
        {rows.length ? <Rows label={panel.itemsLabel} removeLabel={panel.removeLabel} rows={rows} /> : <p>{empty}</p>}
      </TastePanel>
      <section className={styles.file} aria-labelledby={id}>
        <h2 className={styles.heading} id={id}>
          {file.title}
        </h2>
        <p className={styles.text}>{file.text}</p>
        <div className={styles.actions}>
          {file.save && (
            <Button weight="regular" onPress={file.save.onSelect}>
              {file.save.label}
            </Button>
          )}
          <Restore {...file.restore} />
          {file.erase && (
            <Button weight="quiet" tone="danger" onPress={file.erase.onSelect}>
              {file.erase.label}
            </Button>
          )}
        </div>
      </section>
    </div>
  );
}

function Rows({ label, removeLabel, rows }: { label: string; removeLabel: string; rows: readonly TasteRow[] }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map(({ id, label, effect, onRemove }) => (
        <li key={id} className={styles.row}>
          <p className={styles.sentence}>{label}</p>
          <p className={styles.effect}>{effect}</p>
          <Button weight="quiet" aria-label={`${removeLabel} ${label}`} onPress={onRemove}>
            {removeLabel}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Restore({ label, onSelect }: TastesScreenProps['file']['restore']) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button weight="regular" onPress={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        className={visuallyHidden}
        type="file"
        accept="application/json,.json"
        aria-label={label}
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onSelect(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
