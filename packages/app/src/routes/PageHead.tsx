import { defaultLanguage, languages } from '../i18n/languages';
import { readLanguage, textsOf } from '../i18n/texts';
import { absoluteUrl, siteUrl } from './absoluteUrl';
import { useAddress } from './useAddress';

interface PageHeadProps {
  title: string;
  description?: string | undefined;
  /** The address that counts where a page has several, without its language. @default the page's own */
  canonicalPath?: string;
  /** @default 'website' */
  kind?: 'website' | 'article';
  /** The address of the picture that a shared link shows; null for none. @default the site's own */
  image?: string | null;
  /** False for what no search engine should keep. @default true */
  isIndexed?: boolean;
}

/** What the tab, a search engine and a shared link say of the page. React moves it to the document's head. */
export function PageHead(props: PageHeadProps) {
  const { title, description, canonicalPath, kind = 'website', image = siteImage, isIndexed = true } = props;
  const t = textsOf('common');
  const language = readLanguage();
  const { pathname } = useAddress();
  const path = canonicalPath ?? pathname;
  const whole = t('document.title', { page: title });
  return (
    <>
      <title>{whole}</title>
      <meta property="og:title" content={whole} />
      <meta property="og:site_name" content="Lively" />
      <meta property="og:type" content={kind} />
      <meta property="og:locale" content={locales[language]} />
      {image && <meta property="og:image" content={image} />}
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {isIndexed ? <Addresses path={path} /> : <meta name="robots" content="noindex" />}
    </>
  );
}

function Addresses({ path }: { path: string }) {
  const current = absoluteUrl(path, readLanguage());
  return (
    <>
      <link rel="canonical" href={current} />
      <meta property="og:url" content={current} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={absoluteUrl(path, language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absoluteUrl(path, defaultLanguage)} />
    </>
  );
}

const siteImage = `${siteUrl}/lively.png`;
const locales = { fr: 'fr_FR', en: 'en_GB', es: 'es_ES' } as const;
