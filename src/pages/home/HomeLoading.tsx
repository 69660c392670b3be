import { PageLoading } from '../shell/PageLoading.tsx';
import { tall } from './HomeLoading.css.ts';

export const HomeLoading = () => (
  <div className={tall}>
    <PageLoading />
  </div>
);
