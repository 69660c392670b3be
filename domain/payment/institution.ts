/** A school that has accounts for campus cards, as one cafe takes them (CAFE-12). */
export interface Institution {
  readonly institutionId: string;
  readonly institutionName: string;
  /** What its money is called. */
  readonly programName: string;
  /** Ids of the payment types of its accounts, the one that pays first. */
  readonly accountPaymentTypes: readonly number[];
}

/** Whether the first account of an institution is one of campus cards, by the id that the operator has set (PAYSTORED-15). */
export const paysByCampusCard = ({ accountPaymentTypes }: Pick<Institution, 'accountPaymentTypes'>, campusPaymentTypeId: number): boolean =>
  accountPaymentTypes[0] === campusPaymentTypeId;
