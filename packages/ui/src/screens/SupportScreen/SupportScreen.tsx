import { Card } from '../../components/Card/Card';
import { Anchor } from '../../internal/Anchor';
import { AddressList } from '../page/AddressList';
import type { PublicFormControl } from '../page/FormControl';
import { LinkList } from '../page/LinkList';
import { PageSection } from '../page/PageSection';
import { PublicPage } from '../page/PublicPage';
import * as page from '../page/page.css';
import type { SupportContent, TicketValues } from './SupportContent';
import * as styles from './SupportScreen.css';
import { TicketForm } from './TicketForm';

export interface SupportScreenProps {
  /** The texts of the page. */
  content: SupportContent;
  /** The ticket form: its values, errors and state, and the function that sends it. */
  form: PublicFormControl<TicketValues>;
}

/** Contacts with their hours and delays, and the ticket form. Renders the content of the page's `<main>`. */
export function SupportScreen({ content, form }: SupportScreenProps) {
  const { channels, quickHelp, addresses } = content;
  return (
    <PublicPage opening={content}>
      <PageSection title={channels.title}>
        <div className={page.thirds}>
          {channels.items.map(({ id, title, hours, delay, text, link }) => (
            <Card key={id} title={title}>
              <p className={styles.delay}>{delay}</p>
              <p>{hours}</p>
              <p className={styles.text}>{text}</p>
              <p className={styles.link}>
                <Anchor className={page.link} href={link.href}>
                  {link.label}
                </Anchor>
              </p>
            </Card>
          ))}
        </div>
      </PageSection>
      <PageSection title={quickHelp.title}>
        <LinkList links={quickHelp.links} />
      </PageSection>
      <div className={page.split}>
        <TicketForm content={content} form={form} />
        <PageSection title={addresses.title}>
          <AddressList addresses={addresses.items} />
        </PageSection>
      </div>
    </PublicPage>
  );
}
