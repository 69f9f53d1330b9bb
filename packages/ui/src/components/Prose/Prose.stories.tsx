import type { Meta, StoryObj } from '@storybook/react-vite';
import { linkKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { isFocused } from '../../docs/keyboard/proofs';
import { Prose } from './Prose';

const meta = {
  component: Prose,
  args: {
    children: (
      <>
        <p>
          Un événement se range sous la catégorie qui donne envie d’y aller, pas sous celle qui le décrit le mieux.
          Voyez aussi <a href="#classement">comment nous les classons</a>.
        </p>
        <h2>Ce que nous gardons</h2>
        <p>Votre adresse, vos préférences et vos favoris. Rien d’autre, et nulle part ailleurs.</p>
        <ul>
          <li>Le compte, tant que vous le gardez.</li>
          <li>Les clics, cent au plus, les plus récents.</li>
        </ul>
        <h3>Dans quel ordre</h3>
        <ol>
          <li>Nous comptons.</li>
          <li>Nous expliquons.</li>
        </ol>
        <blockquote>« Une affiche se lit en traversant la rue. »</blockquote>
        <table>
          <caption>Combien de temps</caption>
          <thead>
            <tr>
              <th scope="col">Donnée</th>
              <th scope="col">Durée</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Consentement</th>
              <td>Six mois</td>
            </tr>
          </tbody>
        </table>
        <p>
          L’adresse <code>GET /events</code> les donne tous :
        </p>
        {/* A scrollable element must be reachable by keyboard. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the comment above gives the reason. */}
        <pre tabIndex={0}>
          <code>curl https://exemple.fr/api/events?limit=20</code>
        </pre>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};

/** Short paragraphs under headings. */
export const Do: Story = {};

/** A single long paragraph. */
export const Dont: Story = {
  args: {
    children: (
      <p>
        {Array<string>(10).fill(
          'Votre adresse, vos préférences et vos favoris. Rien d’autre, et nulle part ailleurs. ',
        )}
      </p>
    ),
  },
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <h2>Responsabilité de la personne qui publie un événement gratuit sur la voie publique</h2>
        <p>
          {'Toute personne qui publie un événement garantit que le lieu peut l’accueillir, que le prix annoncé est celui que l’on paie à l’entrée et que les images lui appartiennent. '.repeat(
            4,
          )}
        </p>
      </>
    ),
  },
};

export const Keyboard: Story = {
  play: pressKeys([
    ...linkKeys(),
    ['Tab', 'Moves to code that is wider than the page, so that arrows scroll it.', isFocused('pre')],
  ]),
};
