import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { SubmitButton } from '../../components/SubmitButton/SubmitButton';
import { TextField } from '../../components/TextField/TextField';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { Anchor } from '../../internal/Anchor';
import { Cross } from '../../internal/Cross';
import { type TasteOption, TasteOptions } from './TasteOptions';
import * as styles from './TastePanel.css';

/** A sentence that a list obeys. */
export interface TasteItem {
  id: string;
  /** « Moins : Jazz ». */
  label: string;
  onRemove: () => void;
}

export interface TastePanelProps {
  /** The name of the form: « Vos goûts ». */
  title: string;
  /** The sentence that the user types. */
  field: {
    label: string;
    placeholder: string;
    value: string;
    onChange: (value: string) => void;
    submitLabel: string;
    onSubmit: () => void;
  };
  /** What the sentence would change, or what it has changed: « 2 événements descendent ». Announced. */
  status: string;
  /** Sentences to begin with: « Surprends-moi ». Shown until there is something to say about the list. */
  examples?: readonly { label: string; onSelect: () => void }[] | undefined;
  /** A sentence with two meanings, and its meanings. */
  questions: readonly { label: string; options: readonly { label: string; onChoose: () => void }[] }[];
  /** « Ce que vous avez dit ». */
  itemsLabel: string;
  /** The sentences that were said. */
  items: readonly TasteItem[];
  /** Read by screen readers before each sentence: « Retirer ». */
  removeLabel: string;
  /** Takes the last change back. Leave it out if there is none. */
  undo?: { label: string; onSelect: () => void } | undefined;
  /** Whether the sentences follow the account, and what the user can do about it, each with what it would change here. */
  account?: { text: string; options: readonly TasteOption[] } | undefined;
  /** The page with all sentences. */
  more?: { label: string; href: string } | undefined;
  /** Shown instead of the chips. */
  children?: ReactNode | undefined;
}

/** Sentences that steer a list: a field for the next one, what it changes, and those that were said. Renders a `<form>`. */
export function TastePanel(props: TastePanelProps) {
  const {
    title,
    field,
    status,
    examples = [],
    questions,
    itemsLabel,
    items,
    removeLabel,
    undo,
    account,
    more,
    children,
  } = props;
  return (
    <form
      className={styles.panel}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        field.onSubmit();
      }}
    >
      <div className={styles.sentence}>
        <div className={styles.field}>
          <TextField
            label={field.label}
            name="sentence"
            autoComplete="off"
            maxLength={200}
            placeholder={field.placeholder}
            value={field.value}
            onValueChange={field.onChange}
          />
        </div>
        <SubmitButton className={styles.submit} busy={false} busyLabel="">
          {field.submitLabel}
        </SubmitButton>
      </div>
      <div className={styles.line}>
        <div className={styles.status} role="status">
          {status}
        </div>
        {!status &&
          examples.map(({ label, onSelect }) => (
            <Button key={label} weight="quiet" onPress={onSelect}>
              {label}
            </Button>
          ))}
        {undo && (
          <Button weight="quiet" onPress={undo.onSelect}>
            {undo.label}
          </Button>
        )}
        {more && (
          <Anchor className={styles.more} href={more.href}>
            {more.label}
          </Anchor>
        )}
      </div>
      {questions.map((question) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
        <div key={question.label} className={styles.question} role="group" aria-label={question.label}>
          {question.options.map(({ label, onChoose }) => (
            <Button key={label} weight="light" onPress={onChoose}>
              {label}
            </Button>
          ))}
        </div>
      ))}
      {children ??
        (items.length > 0 && (
          <ul className={styles.chips} aria-label={itemsLabel}>
            {items.map(({ id, label, onRemove }) => (
              <li key={id}>
                <button type="button" className={styles.chip} onClick={onRemove}>
                  <span className={visuallyHidden}>{`${removeLabel} `}</span>
                  {label}
                  <Cross size="1rem" />
                </button>
              </li>
            ))}
          </ul>
        ))}
      {account && (
        <div className={styles.account}>
          <p>{account.text}</p>
          <TasteOptions label={account.text} options={account.options} />
        </div>
      )}
    </form>
  );
}
