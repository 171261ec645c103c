import type { ReactNode } from 'react';
import styles from './area-name.module.css';
import { silent } from './svg-roles.ts';

/** What an area is called, and its city under it. The lines keep apart however large they are set. */
export const AreaName = ({ id, city }: { id: string; city?: string | undefined }): ReactNode => (
  <text className={styles.id} y="-58" {...silent}>
    <tspan x="0" dy=".82em">
      {id}
    </tspan>
    {city === undefined ? undefined : (
      <tspan x="0" dy=".98em" className={styles.cityName}>
        {city}
      </tspan>
    )}
  </text>
);
