import { PublicPage } from '../page/PublicPage';
import { SectionRows } from '../page/SectionRows';
import { CookieForm, type CookieFormProps } from './CookieForm';

export type CookiesScreenProps = CookieFormProps;

/** Lists the data that is stored on the device, with a choice per category. Renders the content of the page's `<main>`. */
export function CookiesScreen(props: CookiesScreenProps) {
  const { content } = props;
  return (
    <PublicPage opening={content}>
      <CookieForm {...props} />
      <SectionRows sections={content.sections} />
    </PublicPage>
  );
}
