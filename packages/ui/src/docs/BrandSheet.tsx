import type { CSSProperties } from 'react';
import { Button } from '../components/Button/Button';
import { EventCard } from '../components/EventCard/EventCard';
import { EventPoster } from '../components/EventPoster/EventPoster';
import { TextField } from '../components/TextField/TextField';
import { sharedProperties, themeProperties } from '../theme/brand/brandProperties';
import { reportContrast } from '../theme/brand/reportContrast';
import * as styles from './docs.css';
import { sampleBrands } from './sampleBrands';

export interface BrandSheetProps {
  name: keyof typeof sampleBrands;
}

/** A card, a field and two buttons in both themes of a brand, and the colour pairs with the lowest contrast. */
export function BrandSheet({ name }: BrandSheetProps) {
  const brand = sampleBrands[name];
  return (
    <>
      <div className={styles.brands}>
        {(['light', 'dark'] as const).map((theme) => {
          const properties = { ...sharedProperties(brand), ...themeProperties(brand, theme) };
          return (
            <div
              key={theme}
              className={`sb-unstyled ${styles.sheet}`}
              data-theme={theme}
              style={properties as CSSProperties}
            >
              <Sample />
            </div>
          );
        })}
      </div>
      <table>
        <tbody>
          {reportContrast(brand)
            .slice(0, 6)
            .map(({ theme, front, ground, ratio, needed }) => (
              <tr key={theme + front + ground + needed}>
                <td>{theme}</td>
                <td>{`${front} / ${ground}`}</td>
                <td>{`${ratio} : 1`}</td>
                <td>{`≥ ${needed}`}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
  );
}

function Sample() {
  return (
    <div className={styles.rows}>
      <EventCard
        variant="horizontal"
        href="#event"
        title="Nuit Nina Simone, l’intégrale au piano"
        category="music"
        categoryLabel="Musique"
        place="Le Trianon, Paris 18e"
        price="32 €"
        poster={<EventPoster category="music" seed="17" />}
      />
      <TextField name="city" label="Ville" hint="Les distances partent de là." defaultValue="Lyon" />
      <div className={styles.actions}>
        <Button>{'Prendre un billet'}</Button>
        <Button weight="regular">{'Plus tard'}</Button>
      </div>
    </div>
  );
}
