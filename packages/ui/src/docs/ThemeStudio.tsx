import { type CSSProperties, useState } from 'react';
import { Button } from '../components/Button/Button';
import { EventCard } from '../components/EventCard/EventCard';
import { EventPoster } from '../components/EventPoster/EventPoster';
import { TextField } from '../components/TextField/TextField';
import type { Brand } from '../theme/brand/Brand';
import { sharedProperties, themeProperties } from '../theme/brand/brandProperties';
import { reportContrast } from '../theme/brand/reportContrast';
import * as styles from './docs.css';
import { sampleBrands } from './sampleBrands';

/** The choices with a colour, in the order of `brand.json`. */
const labelForColor = {
  paper: 'Paper',
  ink: 'Ink',
  primary: 'Primary',
  night: 'Night',
  chalk: 'Chalk',
  primaryOnNight: 'Primary on night',
  band: 'Band',
  accent: 'Accent',
  sun: 'Sun',
} as const satisfies Partial<Record<keyof Brand, string>>;

const radii = ['0px', '5px', '14px', '24px'];

/** The twelve choices of a brand, their effect in both themes, and the `brand.json` to copy. */
export function ThemeStudio() {
  const [brand, setBrand] = useState<Brand>(sampleBrands.Rivage);
  const failing = reportContrast(brand).filter(({ passes }) => !passes);
  const set = (change: Partial<Brand>) => setBrand({ ...brand, ...change });
  return (
    <div className={`sb-unstyled ${styles.studio}`}>
      <div className={styles.studioColumn}>
        <form className={styles.studioInputs}>
          {Object.entries(labelForColor).map(([name, label]) => (
            <label key={name} className={styles.studioInput}>
              {label}
              <input
                className={styles.studioControl}
                type="color"
                value={brand[name as keyof Brand].toLowerCase()}
                onChange={({ currentTarget }) => set({ [name]: currentTarget.value.toUpperCase() })}
              />
            </label>
          ))}
          <label className={styles.studioInput}>
            {'Radius'}
            <select
              className={styles.studioControl}
              value={brand.radius}
              onChange={({ currentTarget }) => set({ radius: currentTarget.value })}
            >
              {radii.map((radius) => (
                <option key={radius}>{radius}</option>
              ))}
            </select>
          </label>
          {(['displayFont', 'textFont'] as const).map((name) => (
            <label key={name} className={styles.studioInput}>
              {name === 'displayFont' ? 'Font of titles' : 'Font of texts'}
              <input
                className={styles.studioControl}
                value={brand[name]}
                onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
              />
            </label>
          ))}
        </form>
        <div>
          <p role="status">
            {failing.length === 0
              ? 'Every pair of colours has enough contrast.'
              : `Without enough contrast: ${failing.map(({ theme, front, ground }) => `${front} on ${ground} (${theme})`).join(', ')}.`}
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
          <pre className={styles.studioCode} tabIndex={0}>
            {JSON.stringify(brand, null, 2)}
          </pre>
        </div>
      </div>
      <div className={styles.studioColumn}>
        {(['light', 'dark'] as const).map((theme) => (
          <Preview key={theme} brand={brand} theme={theme} />
        ))}
      </div>
    </div>
  );
}

function Preview({ brand, theme }: { brand: Brand; theme: 'light' | 'dark' }) {
  const properties = { ...sharedProperties(brand), ...themeProperties(brand, theme) };
  return (
    <div
      className={`${styles.sheet} ${styles.rows}`}
      data-theme={theme}
      style={{ ...(properties as CSSProperties), marginBlock: 0 }}
    >
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
      <TextField name={`city-${theme}`} label="Ville" defaultValue="Lyon" />
      <div className={styles.actions}>
        <Button>{'Prendre un billet'}</Button>
        <Button weight="regular">{'Plus tard'}</Button>
      </div>
    </div>
  );
}
