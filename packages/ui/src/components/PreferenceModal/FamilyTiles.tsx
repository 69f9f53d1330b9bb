'use client';

import { EventPoster } from '../EventPoster/EventPoster';
import type { ChosenPreference, PreferenceFamily } from './PreferenceFamily';
import type { PreferenceLabels } from './PreferenceLabels';
import * as styles from './PreferenceModal.css';

export interface FamilyTilesProps {
  families: readonly PreferenceFamily[];
  chosen: readonly ChosenPreference[];
  labels: Pick<PreferenceLabels, 'chosenCount'>;
  onChoose: (family: string) => void;
}

/** The families as posters, with a ring around those with a chosen member. */
export function FamilyTiles({ families, chosen, labels, onChoose }: FamilyTilesProps) {
  return (
    <ul className={styles.tiles}>
      {families.map(({ value, label, tone, motif }) => {
        const count = chosen.filter(({ category }) => category === value).length;
        return (
          <li key={value}>
            <button
              type="button"
              className={styles.tile}
              data-category={tone}
              data-chosen={count > 0 || undefined}
              onClick={() => onChoose(value)}
            >
              <span className={styles.picture}>
                <EventPoster category={tone} subcategory={motif} seed={value} format="wide" />
              </span>
              <span className={styles.tileTexts}>
                <span className={styles.tileTitle}>{label}</span>
                <span className={styles.tileCount}>{count > 0 && labels.chosenCount(count)}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
