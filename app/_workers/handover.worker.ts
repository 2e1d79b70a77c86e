import { expose } from 'comlink';
import { HANDOVER_WORK } from './handover-work';

expose(HANDOVER_WORK);
