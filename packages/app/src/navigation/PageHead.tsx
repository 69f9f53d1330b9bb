import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isolateText } from '../i18n/isolateText';
import { defaultLanguage, languageCodes, languages } from '../i18n/languages';
import { useLanguage } from '../i18n/useLanguage';
import { absoluteUrl, siteUrl } from './absoluteUrl';

interface PageHeadProps {
  title: string;
  /** The text that the page is searched for. It precedes the title. */
  search?: string | undefined;
  /** The parts that the page shows: its tab, the filters of its list. They precede the title. */
  view?: readonly string[] | undefined;
  description?: string | undefined;
  /** The canonical path, if a page has several. @default the page's own */
  canonicalPath?: string;
  /** @default 'website' */
  kind?: 'website' | 'article';
  /** The URL of the picture for shared links, 1200 × 630; null for none. @default the site's own */
  image?: string | null;
  /** The path of the embeddable content (oEmbed): an event, a list. @default none */
  embedPath?: string;
  /** False if search engines must not index the page. @default true */
  isIndexed?: boolean;
}

/** The title and the metadata of the page. React moves them to the document's head. */
export function PageHead(props: PageHeadProps) {
  const {
    title,
    search,
    view = [],
    description,
    canonicalPath,
    kind = 'website',
    image = siteImage,
    embedPath,
  } = props;
  const { isIndexed = true } = props;
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const path = canonicalPath ?? pathname;
  const searched = search?.trim() ? [t('document.search', { text: isolateText(search.trim()) })] : [];
  const shown = [...searched, ...view.map(isolateText)].join(', ');
  const page = isolateText(title);
  const wholeTitle = t('document.title', { page: shown ? t('document.view', { view: shown, page }) : page });
  useLayoutEffect(removeShellTitle, []);
  const openGraphLocale = languages[useLanguage()].locale.replace('-', '_');
  return (
    <>
      <title>{wholeTitle}</title>
      <meta property="og:title" content={wholeTitle} />
      <meta property="og:site_name" content={import.meta.env.SITE_NAME} />
      <meta property="og:type" content={kind} />
      <meta property="og:locale" content={openGraphLocale} />
      {image && <meta property="og:image" content={image} />}
      {image && <meta property="og:image:width" content="1200" />}
      {image && <meta property="og:image:height" content="630" />}
      {image && <meta name="twitter:card" content="summary_large_image" />}
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {embedPath && <EmbedLink path={embedPath} title={wholeTitle} />}
      {isIndexed ? <LanguageLinks path={path} /> : <meta name="robots" content="noindex" />}
    </>
  );
}

/** The oEmbed URL of the page, for editors that embed a pasted link. */
function EmbedLink({ path, title }: { path: string; title: string }) {
  const search = new URLSearchParams({ format: 'json', url: absoluteUrl(path, useLanguage()) });
  return <link rel="alternate" type="application/json+oembed" href={`${siteUrl}/oembed?${search}`} title={title} />;
}

function LanguageLinks({ path }: { path: string }) {
  const current = absoluteUrl(path, useLanguage());
  return (
    <>
      <link rel="canonical" href={current} />
      <meta property="og:url" content={current} />
      {languageCodes.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={absoluteUrl(path, language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absoluteUrl(path, defaultLanguage)} />
    </>
  );
}

/** Removes the title of index.html: React inserts its own before it. */
function removeShellTitle(): void {
  const [, ...others] = document.head.querySelectorAll(':scope > title');
  for (const title of others) title.remove();
}

const siteImage = `${siteUrl}/lively.png`;
