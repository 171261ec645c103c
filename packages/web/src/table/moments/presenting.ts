import { useEffect } from 'react';
import { create } from 'zustand';

/** Whether something else has the stage: a battle that is told row by row. Moments that came of it wait. */
export const usePresenting = create<{ readonly busy: boolean }>()(() => ({ busy: false }));

/** Takes the stage for as long as whatever calls this is drawn. */
export const useStageTime = (): void =>
  useEffect(() => {
    usePresenting.setState({ busy: true });
    return () => usePresenting.setState({ busy: false });
  }, []);
