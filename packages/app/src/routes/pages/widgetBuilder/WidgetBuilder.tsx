import { WidgetBuilder as BuilderScreen } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import { DataProvider } from '../../../data/DataProvider';
import { formatNumber } from '../../../i18n/formatNumber';
import { useLanguage } from '../../../i18n/useLanguage';
import { publishableKey, supabaseUrl } from '../../../supabase/config';
import { previewWidths, viewNames } from './builderState';
import { toWidget } from './toWidget';
import { useBuilderState } from './useBuilderState';
import { useCheckerStep } from './useCheckerStep';
import { useChosenEvent } from './useChosenEvent';
import { useEventsStep } from './useEventsStep';
import { useLookStep } from './useLookStep';
import { useRelease } from './useRelease';
import { useSnippetStep } from './useSnippetStep';
import { useWidgetTexts } from './useWidgetTexts';
import { WidgetPreview } from './WidgetPreview';

/** The builder of widgets, with its own data provider, since a public page has none. */
export default function WidgetBuilder() {
  return (
    <DataProvider>
      <Builder />
    </DataProvider>
  );
}

function Builder() {
  const { t } = useTranslation('widgetBuilder');
  const language = useLanguage();
  const [state, change] = useBuilderState();
  const release = useRelease();
  const chosen = useChosenEvent(state);
  const widget = toWidget(state, chosen.id);
  const texts = useWidgetTexts(state, chosen.title);
  const events = useEventsStep(state, change, chosen);
  const look = useLookStep(state, change);
  const snippet = useSnippetStep(state, change, { widget, release, texts });
  const checker = useCheckerStep(release);
  // The preview is not counted.
  const shown = widget.attributes.filter(([name]) => name !== 'partner');
  const attributes = [...shown, ['source', supabaseUrl] as const, ['apikey', publishableKey] as const];

  return (
    <>
      <BuilderScreen
        views={{
          title: t('views.title'),
          picker: {
            label: t('views.label'),
            options: viewNames.map((value) => ({
              value,
              label: t(`views.options.${value}.label`),
              hint: t(`views.options.${value}.hint`),
            })),
            value: state.view,
            onChange: (view) => change({ view }),
          },
        }}
        events={events.step}
        look={look}
        preview={{
          title: t('preview.title'),
          text: t('preview.text'),
          frame: {
            label: t('preview.title'),
            widths: {
              label: t('preview.widths'),
              options: previewWidths.map((width) => ({
                value: `${width}`,
                label: t('preview.width', { number: formatNumber(width, language) }),
              })),
              value: `${state.previewWidth}`,
              onChange: (value) =>
                change({ previewWidth: previewWidths.find((width) => `${width}` === value) ?? previewWidths[0] }),
            },
            scaleLabel: (percent) => t('preview.scale', { number: formatNumber(percent, language) }),
            widget: (
              <WidgetPreview
                tag={widget.tag}
                attributes={Object.fromEntries(attributes)}
                properties={Object.fromEntries(widget.properties)}
                link={texts?.link ?? t('link')}
              />
            ),
          },
        }}
        snippet={snippet}
        checker={checker}
      />
      {events.dialogs}
    </>
  );
}
