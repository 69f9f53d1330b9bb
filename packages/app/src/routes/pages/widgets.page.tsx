import { Spinner } from '@lively/ui';
import { type WidgetsContent, WidgetsScreen } from '@lively/ui/screens';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageProps } from '../../content/PageProps';
import { useLazyPart } from '../../data/useLazyPart';
import { PageFailure } from '../../frame/PageFailure';
import { PageHead } from '../../navigation/PageHead';
import { useIsTakenOver } from '../../navigation/useIsTakenOver';

/** The page for partners. The builder needs scripts, and loads after the rest. */
export function Component({ content }: PageProps<WidgetsContent>) {
  const { t } = useTranslation();
  const isTakenOver = useIsTakenOver();
  const WidgetBuilder = useLazyPart(
    () => import('./widgetBuilder/WidgetBuilder'),
    ['widgetBuilder', 'explore', 'taxonomy'],
    PageFailure,
  );
  const waiting = <Spinner label={t('loading')} size="large" />;
  return (
    <>
      <PageHead {...content.meta} />
      <WidgetsScreen
        content={content}
        builder={
          isTakenOver ? (
            <Suspense fallback={waiting}>
              <WidgetBuilder />
            </Suspense>
          ) : (
            waiting
          )
        }
      />
    </>
  );
}
