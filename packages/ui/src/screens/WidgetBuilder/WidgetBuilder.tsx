import { PageSection } from '../page/PageSection';
import { BuilderFilters, type BuilderFiltersProps, type BuilderText, BuilderTextField } from './BuilderFilters';
import { BuilderLook, type BuilderLookProps } from './BuilderLook';
import { BuilderPreview, type BuilderPreviewProps } from './BuilderPreview';
import { BuilderSnippet, type BuilderSnippetProps } from './BuilderSnippet';
import { PageChecker, type PageCheckerProps } from './PageChecker';
import { ViewPicker, type ViewPickerProps } from './ViewPicker';
import * as styles from './WidgetBuilder.css';

/** The title of a step, and a sentence about it. */
export interface BuilderStep {
  title: string;
  text?: string | undefined;
}

export interface WidgetBuilderProps {
  /** The choice of the view. */
  views: BuilderStep & { picker: ViewPickerProps };
  /** The events: filters for a list, or the event itself. */
  events: BuilderStep & ({ filters: BuilderFiltersProps } | { event: BuilderText });
  /** Theme, language, size, colours and fonts. */
  look: BuilderStep & { controls: BuilderLookProps };
  /** The widget at three widths. */
  preview: BuilderStep & { frame: BuilderPreviewProps };
  /** What to paste. */
  snippet: BuilderStep & { code: BuilderSnippetProps };
  /** What is wrong on the page of the partner. */
  checker: BuilderStep & { form: PageCheckerProps };
}

/** Builds a widget for the site of a partner: its view, its events, its look, a preview, and what to paste. */
export function WidgetBuilder({ views, events, look, preview, snippet, checker }: WidgetBuilderProps) {
  return (
    <div className={styles.builder}>
      <PageSection title={views.title} text={views.text}>
        <ViewPicker {...views.picker} />
      </PageSection>
      <div className={styles.split}>
        <div className={styles.settings}>
          <PageSection title={events.title} text={events.text}>
            {'filters' in events ? (
              <BuilderFilters {...events.filters} />
            ) : (
              <BuilderTextField name="event" {...events.event} />
            )}
          </PageSection>
          <PageSection title={look.title} text={look.text}>
            <BuilderLook {...look.controls} />
          </PageSection>
        </div>
        <div className={styles.preview}>
          <PageSection title={preview.title} text={preview.text}>
            <BuilderPreview {...preview.frame} />
          </PageSection>
        </div>
      </div>
      <PageSection title={snippet.title} text={snippet.text}>
        <BuilderSnippet {...snippet.code} />
      </PageSection>
      <PageSection title={checker.title} text={checker.text}>
        <PageChecker {...checker.form} />
      </PageSection>
    </div>
  );
}
