import { addons } from 'storybook/manager-api';
import { livelyThemes } from './livelyTheme';

addons.setConfig({ theme: livelyThemes.light });
