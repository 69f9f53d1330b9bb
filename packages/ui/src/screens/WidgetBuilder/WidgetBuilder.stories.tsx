import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { FilterQuestions } from '../ExploreScreen/FilterQuestions';
import { sampleBuilder } from './sampleBuilder';
import { WidgetBuilder } from './WidgetBuilder';

const meta = {
  component: WidgetBuilder,
  parameters: { layout: 'padded' },
  args: sampleBuilder,
} satisfies Meta<typeof WidgetBuilder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { views, snippet, preview } = args;
    await userEvent.click(canvas.getByRole('radio', { name: sampleText('Mois') }));
    await expect(views.picker.onChange).toHaveBeenCalledWith('month');
    await userEvent.click(canvas.getByRole('radio', { name: 'WordPress' }));
    await expect(snippet.code.editors.onChange).toHaveBeenCalledWith('wordpress');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${sampleText('Copier')}`) }));
    await expect(snippet.code.blocks[0]?.onCopy).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('radio', { name: '320 px' }));
    await expect(preview.frame.widths.onChange).toHaveBeenCalledWith('320');
  },
};

/** The page of the preview is wider than its frame. */
export const WidePreview: Story = {
  args: {
    preview: {
      ...sampleBuilder.preview,
      frame: {
        ...sampleBuilder.preview.frame,
        widths: { ...sampleBuilder.preview.frame.widths, value: '1280' },
        scaleLabel: fn(() => sampleText('Réduit pour tenir ici.')),
      },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(sampleText('Réduit pour tenir ici.'))).toBeVisible();
    const region = canvas.getByRole('region', { name: sampleText('Aperçu') });
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
    await expect(args.preview.frame.scaleLabel).toHaveBeenCalled();
  },
};

/** Asks about the words of a sentence with several meanings. */
export const Question: Story = {
  args: {
    events: {
      ...sampleBuilder.events,
      filters: {
        ...sampleBuilder.events.filters,
        questions: (
          <FilterQuestions
            questions={[
              {
                label: '« Sainte-Colombe » : quelle commune ?',
                options: ['Rhône (69)', 'Seine-et-Marne (77)', 'Vaucluse (84)'].map((department) => ({
                  id: department,
                  label: department,
                  href: '/widgets?commune=69189',
                  onChoose: fn(),
                })),
              },
            ]}
          />
        ),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: sampleText('Rhône (69)') })).toBeVisible();
  },
};

/** Filters that find nothing, and what to remove. */
export const Nothing: Story = {
  args: {
    events: {
      ...sampleBuilder.events,
      filters: {
        ...sampleBuilder.events.filters,
        announcement: '0 événement',
        relaxations: [{ label: 'Toutes les dates : 14 événements', onSelect: fn() }],
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Toutes les dates : 14 événements') }));
    await expect('filters' in args.events && args.events.filters.relaxations?.[0]?.onSelect).toHaveBeenCalledOnce();
  },
};

/** One event has no filters, and no number. */
export const SingleEvent: Story = {
  args: {
    views: { ...sampleBuilder.views, picker: { ...sampleBuilder.views.picker, value: 'event' } },
    events: {
      title: 'Choisissez l’événement',
      event: {
        label: 'Adresse de sa page',
        error: 'Ce n’est pas l’adresse d’un événement.',
        value: 'https://',
        onChange: fn(),
      },
    },
    look: { ...sampleBuilder.look, controls: { ...sampleBuilder.look.controls, limit: undefined } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(sampleText('Adresse de sa page')), 'x');
    await expect('event' in args.events && args.events.event.onChange).toHaveBeenCalledWith('https://x');
  },
};

/** Variables of a site were pasted, a colour is unreadable, and a page has faults. */
export const Faults: Story = {
  args: {
    look: {
      ...sampleBuilder.look,
      controls: {
        ...sampleBuilder.look.controls,
        styles: {
          ...sampleBuilder.look.controls.styles,
          status: '2 variables lues.',
          choices: [
            {
              id: 'ground',
              label: 'Fond',
              usual: 'Par défaut',
              options: [{ value: 'var(--fond, #fff)', label: '--fond (#fff)' }],
              value: 'var(--fond, #fff)',
              onChange: fn(),
            },
          ],
        },
        contrast: {
          title: 'Contraste',
          lines: [{ id: 'text', text: 'Texte sur fond : 2,1:1. Trop faible : il faut 4,5:1.', passes: false }],
        },
      },
    },
    snippet: {
      ...sampleBuilder.snippet,
      code: {
        ...sampleBuilder.snippet.code,
        limits: 'Le cadre affiche une liste aux couleurs de Lively.',
        status: 'Copié.',
      },
    },
    checker: {
      ...sampleBuilder.checker,
      form: {
        ...sampleBuilder.checker.form,
        status: '2 problèmes',
        findings: [
          {
            id: 'policy',
            tone: 'danger',
            place: '(ligne 12)',
            title: 'La politique de sécurité de la page refuse le widget.',
            text: 'Ajoutez ces sources à votre politique.',
            code: 'script-src https://lively.example',
          },
          { id: 'height', tone: 'neutral', title: 'Le cadre ne peut pas annoncer sa hauteur.' },
        ],
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/script-src https:\/\/lively\.example/)).toBeVisible();
    await userEvent.click(canvas.getByText(sampleText('Reprendre les couleurs de votre site')));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: sampleText('Fond') }), '');
    await expect(args.look.controls.styles.choices[0]?.onChange).toHaveBeenCalledWith('');
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Vérifier') }));
    await expect(args.checker.form.onSubmit).toHaveBeenCalledOnce();
  },
};
