import type { WidgetBuilderProps } from '@lively/ui/screens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { prefixOf } from '../../../i18n/languages';
import { useLanguage } from '../../../i18n/useLanguage';
import { publishableKey, supabaseUrl } from '../../../supabase/config';
import { type BuilderState, editorNames, maxPartnerLength } from './builderState';
import { findLimits } from './snippets/findLimits';
import { writeSnippets } from './snippets/writeSnippets';
import type { Widget } from './toWidget';
import type { Release } from './useRelease';
import type { WidgetTexts } from './useWidgetTexts';

/** Returns the step of the builder with the texts to paste. */
export function useSnippetStep(
  state: BuilderState,
  change: (changed: Partial<BuilderState>) => void,
  { widget, release, texts }: { widget: Widget; release: Release | null; texts: WidgetTexts | null },
): WidgetBuilderProps['snippet'] {
  const { t } = useTranslation('widgetBuilder');
  const language = useLanguage();
  const [copied, setCopied] = useState<{ code: string; isDone: boolean } | null>(null);
  const { editor } = state;
  const limited = findLimits(state);
  const snippets =
    release && texts
      ? writeSnippets(editor, widget, {
          site: location.origin,
          source: supabaseUrl,
          apikey: publishableKey,
          release,
          language,
          ...texts,
        })
      : [];
  const isCurrent = copied !== null && snippets.some(({ code }) => code === copied.code);

  return {
    title: t('snippet.title'),
    code: {
      editors: {
        label: t('snippet.editors.label'),
        options: editorNames.map((value) => ({ value, label: t(`snippet.editors.${value}`) })),
        value: editor,
        onChange: (value) => change({ editor: editorNames.find((name) => name === value) ?? 'html' }),
      },
      text: t(`snippet.texts.${editor === 'feeds' && state.view === 'event' ? 'allFeeds' : editor}`),
      partner: hasCounts(editor)
        ? {
            label: t('snippet.partner.label'),
            hint: t(countsShown(editor) ? 'snippet.partner.hint' : 'snippet.partner.hintOpened', {
              url: `${location.host}${prefixOf(language)}/partner`,
            }),
            error: state.partner.trim().length > maxPartnerLength ? t('snippet.partner.error') : undefined,
            value: state.partner,
            onChange: (partner) => change({ partner }),
          }
        : undefined,
      limits: limited ? t(`snippet.limits.${limited as 'frame'}`) : undefined,
      blocks: snippets.map(({ id, code }) => ({
        id,
        label: t(`snippet.blocks.${id}`),
        code,
        onCopy: () => {
          navigator.clipboard.writeText(code).then(
            () => setCopied({ code, isDone: true }),
            () => setCopied({ code, isDone: false }),
          );
        },
      })),
      copyLabel: t('snippet.copy'),
      status: isCurrent ? t(copied.isDone ? 'snippet.copied' : 'snippet.refused') : '',
    },
  };
}

/** Whether the site counts the widgets of an editor: the server counts what it answers, and no hosted project does. */
function hasCounts(editor: BuilderState['editor']): boolean {
  return editor !== 'assistant' && editor !== 'feeds' && new URL(supabaseUrl, location.href).origin === location.origin;
}

/** Whether the site counts how often the widgets of an editor are shown. What another server or a mail shows is not counted. */
function countsShown(editor: BuilderState['editor']): boolean {
  return editor !== 'wordpress' && editor !== 'mail';
}
