import { useId } from 'react';
import { Button } from '../../components/Button/Button';
import { RichText } from '../page/RichText';
import * as styles from './AuthScreen.css';

export interface AuthProvidersProps {
  /** « Ou sans mot de passe ». */
  title: string;
  /** One button per provider, in the order of the host: « Continuer avec Google ». */
  items: readonly { id: string; label: string; onPress: () => void }[];
  /** The terms, with links `[text](/path)`. The first sign-in creates an account and accepts them. */
  terms: string;
}

/** The other services that a user can sign in with. Renders a named group. */
export function AuthProviders({ title, items, terms }: AuthProvidersProps) {
  const titleId = useId();
  return (
    <section className={styles.providers} aria-labelledby={titleId}>
      <h2 className={styles.providersTitle} id={titleId}>
        {title}
      </h2>
      {items.map(({ id, label, onPress }) => (
        <Button key={id} weight="regular" size="large" fullWidth onPress={onPress}>
          {label}
        </Button>
      ))}
      <p className={styles.terms}>
        <RichText text={terms} />
      </p>
    </section>
  );
}
