import type { Preference } from '@lively/engine';
import { useTranslation } from 'react-i18next';
import { toPreferenceFamilies } from './toPreferenceFamilies';

/** Returns a preference in the language of the page, as in the preferences dialog: « Tous les concerts », « Jazz ». */
export function usePreferenceName(): (preference: Preference) => string {
  const { t } = useTranslation(['preferences', 'common', 'taxonomy']);
  const families = toPreferenceFamilies(t);
  return ({ category, subcategory }) => {
    const family = families.find(({ value }) => value === category);
    if (subcategory === null) return family?.wholeLabel ?? category;
    return family?.members.find(({ value }) => value === subcategory)?.label ?? subcategory;
  };
}
