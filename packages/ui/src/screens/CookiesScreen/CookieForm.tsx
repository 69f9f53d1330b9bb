import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import { Switch } from '../../components/Switch/Switch';
import * as styles from './CookieForm.css';
import type { CookieCategory, CookieChoices, CookiesContent } from './CookiesContent';

export interface CookieFormProps {
  /** The texts of the page. */
  content: CookiesContent;
  /** What is on; `essential` always is. */
  choices: CookieChoices;
  /** What is proposed, until a choice is saved: drawn apart from what is on. Leave it out where one is. */
  proposed?: CookieChoices | undefined;
  /** Called with a category of cookies and whether it is allowed. */
  onChoice: (category: CookieCategory, on: boolean) => void;
  /** Called when every category is allowed. */
  onAcceptAll: () => void;
  /** Called when every optional category is refused. */
  onRefuseAll: () => void;
  /** Called when the shown choice is to be stored. */
  onSave: () => void;
  /** Whether the choices shown are the ones that were saved last. @default false */
  saved?: boolean | undefined;
}

/** Refusing is as easy as accepting: same look, same size, side by side (CNIL, délibération 2020-092). */
export function CookieForm(props: CookieFormProps) {
  const { content, choices, proposed, onChoice, onAcceptAll, onRefuseAll, onSave, saved = false } = props;
  const { title, text, categories, acceptAll, refuseAll, save, saved: outcome } = content.preferences;
  return (
    <section className={styles.card} id="preferences">
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <ul className={styles.categories}>
        {categories.map(({ id, title: label, text: purpose, details }) => (
          <li key={id} className={styles.category}>
            <Switch
              className={isProposed(id) ? styles.proposed : undefined}
              label={label}
              hint={[stateOf(id), purpose].filter(Boolean).join('. ')}
              name={id}
              checked={id === 'essential' || choices[id]}
              onCheckedChange={(on) => onChoice(id, on)}
              disabled={id === 'essential'}
            />
            <ul className={styles.details}>
              {details.map((detail) => (
                <li key={detail} className={styles.detail}>
                  {detail}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button weight="regular" size="large" onPress={onRefuseAll}>
          {refuseAll}
        </Button>
        <Button weight="regular" size="large" onPress={onAcceptAll}>
          {acceptAll}
        </Button>
        <Button size="large" onPress={onSave}>
          {save}
        </Button>
      </div>
      {saved && (
        <Alert tone="success" title={outcome.title}>
          {outcome.text}
        </Alert>
      )}
    </section>
  );

  /** On by our proposal alone. */
  function isProposed(id: CookieCategory): boolean {
    return id !== 'essential' && proposed?.[id] === true && choices[id];
  }

  function stateOf(id: CookieCategory): string | undefined {
    const { lockedLabel, proposedLabel, chosenLabel } = content.preferences;
    if (id === 'essential') return lockedLabel;
    if (isProposed(id)) return proposedLabel;
    return proposed && proposed[id] !== choices[id] ? chosenLabel : undefined;
  }
}
