export { HorizonTable } from './horizon-table';
export { MonthlyMatrix } from './monthly-matrix';
export { CumulativeChart, DrawdownChart, RollingChart } from './performance-charts';
export { StatisticsTable } from './statistics-table';
export { useMonths } from './use-months';
export { ValueBridge } from './value-bridge';
