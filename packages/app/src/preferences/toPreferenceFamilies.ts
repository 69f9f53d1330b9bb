import { type PreferenceCategorySlug, preferenceCategories } from '@lively/engine';
import type { CategoryTone, PreferenceFamily } from '@lively/ui';
import type { TFunction } from 'i18next';

/** The poster of each preference category: the category of its events, or the most typical of several. */
const toneForCategory: Record<PreferenceCategorySlug, CategoryTone> = {
  concert: 'music',
  sport: 'sport',
  shows: 'food',
  arts: 'culture',
  festivals: 'festival',
  fairs: 'leisure',
};

/** Returns the preference catalogue for the dialog. `t`: texts of `preferences` and `taxonomy`. */
export function toPreferenceFamilies(t: TFunction<['preferences', 'common', 'taxonomy']>): PreferenceFamily[] {
  return preferenceCategories.map(({ slug, subcategories }) => ({
    value: slug,
    label: t(`taxonomy:${slug}`),
    tone: toneForCategory[slug],
    motif: subcategories[0],
    wholeLabel: t(`whole.${slug}`),
    members: subcategories.map((subcategory) => ({ value: subcategory, label: t(`taxonomy:${subcategory}`) })),
  }));
}
