import { mergeConfig } from 'vite';
import productConfig from '../../vite.config.ts';
import { measured } from './measured.ts';

/** The product's build with a measure in it. */
export default mergeConfig(productConfig({ command: 'build', mode: 'production' }), { plugins: [...measured] });
