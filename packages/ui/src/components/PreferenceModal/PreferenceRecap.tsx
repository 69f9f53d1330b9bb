'use client';

import X from 'lucide-react/icons/x';
import type { ChosenPreference, PreferenceFamily } from './PreferenceFamily';
import type { PreferenceLabels } from './PreferenceLabels';
import * as styles from './PreferenceModal.css';

export interface PreferenceRecapProps {
  families: readonly PreferenceFamily[];
  chosen: readonly ChosenPreference[];
  labels: Pick<PreferenceLabels, 'remove'>;
  disabled: boolean;
  onToggle: (preference: ChosenPreference) => void;
}

/** The chosen preferences by family. Pressing a preference removes it. */
export function PreferenceRecap({ families, chosen, labels, disabled, onToggle }: PreferenceRecapProps) {
  const chosenFamilies = families.filter(({ value }) => chosen.some(({ category }) => category === value));
  return chosenFamilies.map((family) => (
    <section key={family.value} data-category={family.tone}>
      <h3 className={styles.family}>{family.label}</h3>
      <ul className={styles.chips}>
        {chosen
          .filter(({ category }) => category === family.value)
          .map((preference) => {
            const name = nameOf(preference, family);
            return (
              <li key={name}>
                <button
                  type="button"
                  className={styles.chosen}
                  aria-label={labels.remove(name)}
                  disabled={disabled}
                  onClick={() => onToggle(preference)}
                >
                  {name}
                  <X size="1rem" aria-hidden />
                </button>
              </li>
            );
          })}
      </ul>
    </section>
  ));
}

function nameOf({ subcategory }: ChosenPreference, family: PreferenceFamily): string {
  if (subcategory === null) return family.wholeLabel;
  return family.members.find(({ value }) => value === subcategory)?.label ?? subcategory;
}
