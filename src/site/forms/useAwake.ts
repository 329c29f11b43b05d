import { useEffect, useState } from 'react';

/** Whether the scripts have arrived. What would do nothing before that is disabled until then. */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake;
}
