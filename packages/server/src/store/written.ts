import { StoreFailure } from './store.ts';

/** Waits for something to be written down; what goes wrong is a failure of the store, whatever it was. */
export const written = async <T>(writing: Promise<T>): Promise<T> => {
  try {
    return await writing;
  } catch (error) {
    throw error instanceof StoreFailure ? error : new StoreFailure(error);
  }
};
