/** A kind of email that a member may have (EMAILPREF-02). */
export interface EmailSubscription {
  readonly name: string;
  readonly isSubscribed: boolean;
}

/** A subscription of food or drinks. */
export interface FoodSubscription {
  readonly name: string;
  readonly isActive: boolean;
}
