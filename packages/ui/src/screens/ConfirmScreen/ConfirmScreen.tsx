import { Button } from '../../components/Button/Button';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import * as styles from '../FailureScreen/FailureScreen.css';

export interface ConfirmScreenProps {
  /** « Confirmez votre adresse ». */
  title: string;
  /** The remaining step. */
  text: string;
  /** The button that confirms, or the way to another link if this one is incomplete. */
  action: { label: string; onPress: () => void } | { label: string; href: string };
}

/** The page of a link in a mail: nothing happens before its button is pressed. Renders the content of the page's `<main>`. */
export function ConfirmScreen({ title, text, action }: ConfirmScreenProps) {
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{title}</h1>
      <p>{text}</p>
      <p>
        {'href' in action ? (
          <LinkButton size="large" href={action.href}>
            {action.label}
          </LinkButton>
        ) : (
          <Button size="large" onPress={action.onPress}>
            {action.label}
          </Button>
        )}
      </p>
    </div>
  );
}
