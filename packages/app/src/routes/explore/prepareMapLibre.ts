import { setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { trustWorkerUrl } from '../../device/trustWorkerUrl';

// A module of its own, because it runs once: the worker comes from a file of the site, as the policy requires.
trustWorkerUrl(workerUrl);
setWorkerUrl(workerUrl);
