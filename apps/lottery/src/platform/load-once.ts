/** Marked the way React marks a settled promise, so `use` returns what is loaded at once. */
type Loading<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value };

/** Loads each once; after a failure it can be called again. */
export function loadOnce<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const known = new Map<Key, Loading<Value>>();
  return (key) => {
    const before = known.get(key);
    if (before) return before;
    const loading: Loading<Value> = load(key).then(
      (value) => {
        loading.status = 'fulfilled';
        loading.value = value;
        return value;
      },
      (error) => {
        known.delete(key);
        throw error;
      },
    );
    known.set(key, loading);
    return loading;
  };
}
