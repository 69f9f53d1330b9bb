import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import { Switch } from '../../components/Switch/Switch';
import * as styles from './CookieForm.css';
import type { CookieCategory, CookieChoices, CookiesContent } from './CookiesContent';

export interface CookieFormProps {
  /** The texts of the page. */
  content: CookiesContent;
  /** The categories that are on; `essential` always is. */
  choices: CookieChoices;
  /** The proposed categories, until a choice is saved. They look different from saved ones. Leave it out after a choice. */
  proposed?: CookieChoices | undefined;
  /** Called with a category of cookies and whether the user allows it. */
  onChoice: (category: CookieCategory, on: boolean) => void;
  /** Called if the user allows every category. */
  onAcceptAll: () => void;
  /** Called if the user refuses every optional category. */
  onRefuseAll: () => void;
  /** Called to store the choice that is shown. */
  onSave: () => void;
  /** Whether the choices shown were saved. @default false */
  saved?: boolean | undefined;
}

/**
 * The form for the choice of cookies. Refusing is as easy as accepting: same look, same size, side by side (CNIL, délibération
 * 2020-092).
 */
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

  /** Whether the category is on only because it is proposed. */
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
