import { useTranslation } from 'react-i18next';
import type { ContentName, Contents } from './Contents';
import { readContent } from './readContent';

/** Returns the content of a page, whose route has loaded the texts. */
export function usePageContent<Name extends ContentName>(name: Name): Contents[Name] {
  return readContent(useTranslation().i18n, name);
}
