import { countStronger } from '@/lib/rules';

export const STRENGTH_WORK = { countStronger };
