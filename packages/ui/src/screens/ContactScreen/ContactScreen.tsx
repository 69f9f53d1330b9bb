import { Accordion } from '../../components/Accordion/Accordion';
import { TextArea } from '../../components/TextArea/TextArea';
import { TextField } from '../../components/TextField/TextField';
import { AddressList } from '../page/AddressList';
import type { PublicFormControl } from '../page/FormControl';
import { PageSection } from '../page/PageSection';
import { PublicForm } from '../page/PublicForm';
import { PublicPage } from '../page/PublicPage';
import * as page from '../page/page.css';
import { RichText } from '../page/RichText';
import type { ContactContent, ContactValues } from './ContactContent';

export interface ContactScreenProps {
  /** The texts of the page. */
  content: ContactContent;
  /** The contact form: its values, errors and state, and the function that sends it. */
  form: PublicFormControl<ContactValues>;
}

/**
 * A contact form, other ways to reach the company, and facts to read before writing. Renders the content of the page's `<main>`.
 */
export function ContactScreen({ content, form }: ContactScreenProps) {
  return (
    <PublicPage opening={content}>
      <div className={page.split}>
        <PublicForm<ContactValues> id="message" texts={content.form} {...form}>
          {({ name, email, subject, message }) => (
            <>
              <TextField {...name} autoComplete="name" maxLength={120} required />
              <TextField {...email} type="email" autoComplete="email" maxLength={254} required />
              <TextField {...subject} maxLength={200} required />
              <TextArea {...message} rows={7} maxLength={5000} required />
            </>
          )}
        </PublicForm>
        <PageSection title={content.ways.title}>
          <AddressList addresses={content.ways.items} />
        </PageSection>
      </div>
      <PageSection title={content.faq.title}>
        <Accordion
          items={content.faq.questions.map(({ id, question, answer }) => ({
            id,
            title: question,
            content: (
              <p className={page.rich}>
                <RichText text={answer} />
              </p>
            ),
          }))}
        />
      </PageSection>
    </PublicPage>
  );
}
