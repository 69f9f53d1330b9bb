import { addons } from 'storybook/manager-api';
import { livelyTheme } from './livelyTheme';

addons.setConfig({ theme: livelyTheme });
