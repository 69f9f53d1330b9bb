import { Card } from '../../components/Card/Card';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup';
import { TextField } from '../../components/TextField/TextField';
import { Features } from '../page/Features';
import type { PublicFormControl } from '../page/FormControl';
import { PageSection } from '../page/PageSection';
import { PublicForm } from '../page/PublicForm';
import { PublicPage } from '../page/PublicPage';
import * as page from '../page/page.css';
import { Quotes } from '../page/Quotes';
import type { LaunchAlertValues, MobileAppContent } from './MobileAppContent';
import * as styles from './MobileAppScreen.css';
import { PhonePreview } from './PhonePreview';

export interface MobileAppScreenProps {
  /** The texts of the page. */
  content: MobileAppContent;
  /** The form: its values, errors and state, and the function that sends it. */
  form: PublicFormControl<LaunchAlertValues>;
}

/** The future app: its status, its features, and a form to be notified. Renders the content of the page's `<main>`. */
export function MobileAppScreen({ content, form }: MobileAppScreenProps) {
  const { release, platforms, features, previews, quotes, meanwhile } = content;
  return (
    <PublicPage opening={content}>
      <section className={styles.release}>
        <h2 className={styles.releaseTitle}>{release.title}</h2>
        <p className={styles.releaseText}>{release.text}</p>
      </section>
      <PageSection title={previews.title}>
        <ul className={styles.previews}>
          {previews.items.map((preview) => (
            <li key={preview.id}>
              <PhonePreview {...preview} />
            </li>
          ))}
        </ul>
      </PageSection>
      <Features title={features.title} items={features.items} />
      <Quotes title={quotes.title} items={quotes.items} />
      <div className={page.split}>
        <PublicForm<LaunchAlertValues> id="alert" texts={content.form} {...form}>
          {({ email, platform }) => (
            <>
              <TextField {...email} type="email" autoComplete="email" maxLength={254} required />
              <RadioGroup
                {...platform}
                options={platforms.items.map(({ value, label }) => ({ value, label }))}
                required
              />
            </>
          )}
        </PublicForm>
        <PageSection title={platforms.label}>
          {platforms.items.map(({ value, label, text }) => (
            <Card key={value} title={label}>
              <p>{text}</p>
              <div>
                <LinkButton href="#alert" weight="regular">
                  {content.form.submit}
                </LinkButton>
              </div>
            </Card>
          ))}
        </PageSection>
      </div>
      <PageSection title={meanwhile.title} text={meanwhile.text}>
        <ol className={styles.steps}>
          {meanwhile.steps.map((step) => (
            <li key={step} className={styles.step}>
              {step}
            </li>
          ))}
        </ol>
      </PageSection>
    </PublicPage>
  );
}
