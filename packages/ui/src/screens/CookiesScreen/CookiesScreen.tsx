import { PublicPage } from '../page/PublicPage';
import { SectionRows } from '../page/SectionRows';
import { CookieForm, type CookieFormProps } from './CookieForm';

export type CookiesScreenProps = CookieFormProps;

/** What is written on the device, and a choice for each kind. Renders the content of the page's `<main>`. */
export function CookiesScreen(props: CookiesScreenProps) {
  const { content } = props;
  return (
    <PublicPage opening={content}>
      <CookieForm {...props} />
      <SectionRows sections={content.sections} />
    </PublicPage>
  );
}
