import type { CategoryTone } from '../../theme/tokens';
import type { FieldText, FormTexts } from '../page/FormTexts';
import type { PageOpening } from '../page/PageMeta';

export interface LaunchAlertValues {
  email: string;
  /** `ios` or `android`, or empty while nothing is chosen. */
  platform: string;
}

/** A screen of the app to come, drawn. */
export interface AppPreview {
  id: string;
  title: string;
  text: string;
  category: CategoryTone;
  seed: string;
}

export interface MobileAppContent extends PageOpening {
  /** What happened to the date that was announced. */
  release: { title: string; text: string };
  platforms: { label: string; items: readonly { value: 'ios' | 'android'; label: string; text: string }[] };
  features: { title: string; items: readonly { id: string; title: string; text: string }[] };
  previews: { title: string; items: readonly AppPreview[] };
  quotes: { title: string; items: readonly { id: string; quote: string; name: string; role: string }[] };
  form: FormTexts & { fields: Record<keyof LaunchAlertValues, FieldText> };
  meanwhile: { title: string; text: string; steps: readonly string[] };
}
