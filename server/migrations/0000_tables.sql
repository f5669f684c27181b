CREATE TABLE "bounced_addresses" (
	"email" text PRIMARY KEY NOT NULL,
	"last_error" text NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"is_security" boolean DEFAULT false NOT NULL,
	"holds_secret" boolean DEFAULT false NOT NULL,
	"unsubscribe_url" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"not_before" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"given_up_at" timestamp (3) with time zone,
	"last_error" text,
	CONSTRAINT "emails_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "event_effects" (
	"event_id" bigint NOT NULL,
	"label" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_effects_event_id_label_pk" PRIMARY KEY("event_id","label")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"actor" text NOT NULL,
	"request_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"event_id" bigint PRIMARY KEY NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"not_before" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" "bytea" PRIMARY KEY NOT NULL,
	"body" "bytea" NOT NULL,
	"answer" "bytea",
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "rate_limits_key_window_pk" PRIMARY KEY("key","window")
);
--> statement-breakpoint
CREATE TABLE "leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"fence" integer DEFAULT 1 NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seal_batches" (
	"id" bigint PRIMARY KEY NOT NULL,
	"events" bigint[] NOT NULL,
	"journals" bigint[] NOT NULL,
	"transitions" bigint[] NOT NULL,
	"leaves" "bytea" NOT NULL,
	"previous" text NOT NULL,
	"root" text NOT NULL,
	"head" text NOT NULL,
	"signature" text NOT NULL,
	"public_key" text NOT NULL,
	"event_to" bigint NOT NULL,
	"journal_to" bigint NOT NULL,
	"transition_to" bigint NOT NULL,
	"sealed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seal_gaps" (
	"source" text NOT NULL,
	"row_id" bigint NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seal_gaps_source_row_id_pk" PRIMARY KEY("source","row_id")
);
--> statement-breakpoint
CREATE TABLE "seals" (
	"id" bigint PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"row_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"input" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "provider_calls_state" CHECK ("provider_calls"."state" in ('waiting', 'done', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "provider_sync_queue" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"object_type" text NOT NULL,
	"object_id" text NOT NULL,
	"account" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	CONSTRAINT "provider_sync_queue_state" CHECK ("provider_sync_queue"."state" in ('waiting', 'done', 'unknown'))
);
--> statement-breakpoint
CREATE TABLE "retention_runs" (
	"key" text NOT NULL,
	"day" date NOT NULL,
	"id" uuid NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"before" timestamp (3) with time zone NOT NULL,
	"left_over" integer,
	"last_error" text DEFAULT '' NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "retention_runs_key_day_pk" PRIMARY KEY("key","day")
);
--> statement-breakpoint
CREATE TABLE "timers" (
	"noun" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"event" text NOT NULL,
	"fires_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"paused_at" timestamp (3) with time zone,
	CONSTRAINT "timers_noun_subject_id_event_pk" PRIMARY KEY("noun","subject_id","event")
);
--> statement-breakpoint
CREATE TABLE "transitions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transitions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"noun" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"event" text NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"version" integer NOT NULL,
	"by" text NOT NULL,
	"actor" text NOT NULL,
	"operator_id" uuid,
	"reason" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agencies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"legal_name" text DEFAULT '' NOT NULL,
	"company_number" text DEFAULT '' NOT NULL,
	"vat_number" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'GB' NOT NULL,
	"logo_url" text,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_talents" (
	"agent_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	CONSTRAINT "agent_talents_agent_id_talent_id_pk" PRIMARY KEY("agent_id","talent_id")
);
--> statement-breakpoint
CREATE TABLE "agents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"role" text NOT NULL,
	"receives_mail" boolean DEFAULT true NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"avatar_url" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agents_role" CHECK ("agents"."role" in ('owner', 'member'))
);
--> statement-breakpoint
CREATE TABLE "invitation_days" (
	"key" text NOT NULL,
	"day" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "invitation_days_key_day_pk" PRIMARY KEY("key","day")
);
--> statement-breakpoint
CREATE TABLE "invitation_opt_outs" (
	"address" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"talent_id" uuid,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"talent_ids" uuid[] DEFAULT '{}' NOT NULL,
	"secret_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_kind" CHECK ("invitations"."kind" in ('claim', 'member'))
);
--> statement-breakpoint
CREATE TABLE "amendments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deal_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"kind" text NOT NULL,
	"deliverable_id" uuid,
	"months" integer,
	"renewed_from" timestamp (3) with time zone,
	"renewed_until" timestamp (3) with time zone,
	"by" text NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"terms_before" jsonb NOT NULL,
	"price_before" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"price" jsonb NOT NULL,
	"reason" text NOT NULL,
	"refuse_reason" text DEFAULT '' NOT NULL,
	"counters_id" uuid,
	"expires_at" timestamp (3) with time zone,
	"payable_id" uuid,
	"lapsed_once" boolean DEFAULT false NOT NULL,
	"consent_by" uuid,
	"consent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "amendment_status" CHECK ("amendments"."status" in ('draft', 'proposed', 'accepting', 'accepted', 'refused', 'withdrawn', 'superseded', 'expired')),
	CONSTRAINT "amendments_kind" CHECK ("amendments"."kind" in ('change', 'more_time', 'extra_revision', 'rights_renewal')),
	CONSTRAINT "amendments_deliverable" CHECK (("amendments"."kind" = 'extra_revision') = ("amendments"."deliverable_id" is not null)),
	CONSTRAINT "amendments_months" CHECK (("amendments"."kind" = 'rights_renewal') = ("amendments"."months" is not null)),
	CONSTRAINT "amendments_by" CHECK ("amendments"."by" in ('brand', 'talent'))
);
--> statement-breakpoint
CREATE TABLE "applicant_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_revisions" (
	"application_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"wording" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_revisions_application_id_version_pk" PRIMARY KEY("application_id","version")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"resume_status" text,
	"pitch" text DEFAULT '' NOT NULL,
	"proposed_fee" integer,
	"answers" text[] DEFAULT '{}' NOT NULL,
	"sample_urls" text[] DEFAULT '{}' NOT NULL,
	"acknowledged_unpaid" boolean DEFAULT false NOT NULL,
	"invitation_note" text DEFAULT '' NOT NULL,
	"brief_version" integer NOT NULL,
	"decline_reason" text,
	"decline_note" text DEFAULT '' NOT NULL,
	"declined_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"offer_id" uuid,
	"agency_id" uuid,
	"mandate_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_status" CHECK ("applications"."status" in ('invited', 'submitted', 'shortlisted', 'offered', 'hired', 'declined', 'withdrawn', 'closed')),
	CONSTRAINT "applications_fee" CHECK ("applications"."proposed_fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"blocked_kind" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "blocks_two" CHECK ("blocks"."blocker_id" <> "blocks"."blocked_id"),
	CONSTRAINT "blocks_kind" CHECK ("blocks"."blocked_kind" in ('brand', 'talent', 'agency'))
);
--> statement-breakpoint
CREATE TABLE "brand_terms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"name" text NOT NULL,
	"attached_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_terms_removed" CHECK ("brand_terms"."removed_at" is null or "brand_terms"."attached_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_name" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"industry_id" uuid,
	"legal_name" text DEFAULT '' NOT NULL,
	"vat_number" text DEFAULT '' NOT NULL,
	"company_number" text DEFAULT '' NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"postcode" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'GB' NOT NULL,
	"logo_url" text,
	"cover_url" text,
	"subscription_status" text DEFAULT 'Inactive' NOT NULL,
	"has_trial_left" boolean DEFAULT true NOT NULL,
	"is_early_access" boolean DEFAULT true NOT NULL,
	"answers_count" integer DEFAULT 0 NOT NULL,
	"answers_total_ms" bigint DEFAULT 0 NOT NULL,
	"completed_deals" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "industries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"search_words" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_search_entries" (
	"campaign_id" uuid PRIMARY KEY NOT NULL,
	"document" "tsvector" NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand_id" uuid NOT NULL,
	"name" text NOT NULL,
	"brief" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand_id" uuid NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"visibility" text DEFAULT 'public' NOT NULL,
	"title" text NOT NULL,
	"objective" text DEFAULT 'content' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"product_name" text DEFAULT '' NOT NULL,
	"product_url" text DEFAULT '' NOT NULL,
	"product" jsonb,
	"pay_model" text DEFAULT 'fixed' NOT NULL,
	"fee_min" integer DEFAULT 0 NOT NULL,
	"fee_max" integer DEFAULT 0 NOT NULL,
	"budget" integer DEFAULT 0 NOT NULL,
	"currency" text DEFAULT 'GBP' NOT NULL,
	"places" integer DEFAULT 1 NOT NULL,
	"places_taken" integer DEFAULT 0 NOT NULL,
	"deliverables" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rights" jsonb NOT NULL,
	"exclusivity" jsonb,
	"must_include" text DEFAULT '' NOT NULL,
	"must_avoid" text DEFAULT '' NOT NULL,
	"type_ids" uuid[] DEFAULT '{}' NOT NULL,
	"questions" text[] DEFAULT '{}' NOT NULL,
	"apply_by" date,
	"cover_file_id" uuid,
	"cover_url" text,
	"brief_version" integer DEFAULT 1 NOT NULL,
	"terms_locked" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone,
	"return_reason" text,
	"awaits_verification" boolean DEFAULT false NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"open_since" timestamp (3) with time zone,
	"open_before" "tstzmultirange" DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaign_status" CHECK ("campaigns"."status" in ('draft', 'in_review', 'live', 'paused', 'closed', 'completed', 'cancelled')),
	CONSTRAINT "campaigns_fees" CHECK ("campaigns"."fee_min" >= 0 and "campaigns"."fee_max" >= 0 and "campaigns"."budget" >= 0),
	CONSTRAINT "campaigns_places" CHECK ("campaigns"."places_taken" between 0 and "campaigns"."places")
);
--> statement-breakpoint
CREATE TABLE "saved_campaigns" (
	"talent_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_campaigns_talent_id_campaign_id_pk" PRIMARY KEY("talent_id","campaign_id")
);
--> statement-breakpoint
CREATE TABLE "cancellation_proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cancellation_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"by" text NOT NULL,
	"back_bps" integer NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cancellations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deal_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"requested_by" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"back_bps" integer NOT NULL,
	"proposed_by" text NOT NULL,
	"respond_by" timestamp (3) with time zone,
	"decide_by" timestamp (3) with time zone,
	"was_untouched" boolean NOT NULL,
	"decision_reason" text,
	"decision_text" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cancellation_status" CHECK ("cancellations"."status" in ('pending', 'agreed', 'refused', 'withdrawn', 'expired', 'escalated', 'resolved')),
	CONSTRAINT "cancellations_part" CHECK ("cancellations"."back_bps" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "card_setups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand_id" uuid NOT NULL,
	"setup_ref" text,
	"client_secret" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_setups_status" CHECK ("card_setups"."status" in ('pending', 'succeeded', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand_id" uuid NOT NULL,
	"method_ref" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "cards_last4" CHECK ("cards"."last4" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"brand_id" uuid PRIMARY KEY NOT NULL,
	"customer_ref" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_pages" (
	"page" text PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"published_version" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp (3) with time zone,
	"draft" jsonb,
	"draft_by" uuid,
	"draft_at" timestamp (3) with time zone,
	CONSTRAINT "content_pages_draft" CHECK (("content_pages"."draft" is null) = ("content_pages"."draft_at" is null)),
	CONSTRAINT "content_pages_counts" CHECK ("content_pages"."revision" >= 0 and "content_pages"."published_version" >= 0)
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"page" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"changed" text[] NOT NULL,
	"restores" integer,
	"operator_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_versions_page_version_pk" PRIMARY KEY("page","version")
);
--> statement-breakpoint
CREATE TABLE "conversation_members" (
	"conversation_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"side" text NOT NULL,
	"delivered_no" integer DEFAULT 0 NOT NULL,
	"read_no" integer DEFAULT 0 NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"archived_no" integer,
	"is_muted" boolean DEFAULT false NOT NULL,
	"is_starred" boolean DEFAULT false NOT NULL,
	CONSTRAINT "conversation_members_conversation_id_account_id_pk" PRIMARY KEY("conversation_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid,
	"brand_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"last_no" integer DEFAULT 0 NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"brand_reminded_no" integer DEFAULT 0 NOT NULL,
	"talent_reminded_no" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_once" UNIQUE NULLS NOT DISTINCT("brand_id","talent_id","campaign_id")
);
--> statement-breakpoint
CREATE TABLE "message_reactions" (
	"message_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"emoji" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_reactions_message_id_account_id_emoji_pk" PRIMARY KEY("message_id","account_id","emoji")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"rev" integer NOT NULL,
	"side" text NOT NULL,
	"author_id" uuid,
	"author" text NOT NULL,
	"on_behalf_of" text,
	"client_id" uuid,
	"text" text NOT NULL,
	"file_ids" uuid[] NOT NULL,
	"reply_to_no" integer,
	"card" jsonb,
	"event_id" text,
	"is_current" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "messages_kind" CHECK ((card is null) = (author_id is not null))
);
--> statement-breakpoint
CREATE TABLE "presence" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"online_until" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"offer_id" uuid NOT NULL,
	"campaign_id" uuid,
	"brand_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"resume_status" text,
	"accepted_version_no" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"price" jsonb NOT NULL,
	"agency_id" uuid,
	"review_days" integer NOT NULL,
	"pay_hours" integer NOT NULL,
	"product_status" text,
	"product_due_at" timestamp (3) with time zone,
	"funded_milestones" integer,
	"milestone_due_at" timestamp (3) with time zone,
	"paused_at" timestamp (3) with time zone,
	"approved_at" timestamp (3) with time zone,
	"pay_day" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"rights_from" timestamp (3) with time zone,
	"rights_until" timestamp (3) with time zone,
	"renewal_months" integer,
	"renewal_asked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deal_status" CHECK ("deals"."status" in ('active', 'in_review', 'approved', 'completed', 'cancellation_requested', 'disputed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "deliverables" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deal_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"milestone_no" integer,
	"title" text NOT NULL,
	"spec" jsonb NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"revisions_included" integer NOT NULL,
	"revisions_used" integer DEFAULT 0 NOT NULL,
	"extra_revisions" integer DEFAULT 0 NOT NULL,
	"auto_decision_at" timestamp (3) with time zone,
	"post_url" text,
	"posted_at" timestamp (3) with time zone,
	"correction_status" text,
	"correction_due_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deliverable_status" CHECK ("deliverables"."status" in ('pending', 'submitted', 'changes_requested', 'approved', 'live', 'completed', 'cancelled')),
	CONSTRAINT "deliverables_revisions" CHECK ("deliverables"."revisions_used" between 0 and "deliverables"."revisions_included")
);
--> statement-breakpoint
CREATE TABLE "post_disclosures" (
	"deliverable_id" uuid PRIMARY KEY NOT NULL,
	"deal_id" uuid NOT NULL,
	"basis" text NOT NULL,
	"label" text NOT NULL,
	"caption" text NOT NULL,
	"screenshot_id" uuid,
	"checked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "post_disclosures_basis" CHECK ("post_disclosures"."basis" in ('caption', 'platform_label', 'operator')),
	CONSTRAINT "post_disclosures_screenshot" CHECK ("post_disclosures"."basis" <> 'platform_label' or "post_disclosures"."screenshot_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deal_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"cause_id" uuid NOT NULL,
	"status" text NOT NULL,
	"back_bps" integer NOT NULL,
	"currency" text NOT NULL,
	"back" integer NOT NULL,
	"tax" integer NOT NULL,
	"fee" integer NOT NULL,
	"agent" integer NOT NULL,
	"talent" integer NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settlements_status" CHECK ("settlements"."status" in ('refunding', 'failed', 'settled')),
	CONSTRAINT "settlements_part" CHECK ("settlements"."back_bps" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "submission_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid NOT NULL,
	"reply_to" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"by" text NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"file_id" uuid,
	"at_ms" integer,
	"box" jsonb,
	"brief_line" text NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"resolved_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submission_comments_box" CHECK ("submission_comments"."box" is null or "submission_comments"."file_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deliverable_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"caption" text NOT NULL,
	"note" text NOT NULL,
	"uses_ai" boolean,
	"file_ids" uuid[] NOT NULL,
	"checked_lines" text[] DEFAULT '{}' NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"decision" text,
	"decided_by" text,
	"approval_note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deliverable_id" uuid NOT NULL,
	"deal_id" uuid NOT NULL,
	"checked_by" text NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "corrections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deliverable_id" uuid NOT NULL,
	"deal_id" uuid NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"post_url_before" text NOT NULL,
	"caption_before" text NOT NULL,
	"screenshot_before_id" uuid,
	"due_at" timestamp (3) with time zone,
	"reported_at" timestamp (3) with time zone,
	"objection" text DEFAULT '' NOT NULL,
	"decision" text DEFAULT '' NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "correction_status" CHECK ("corrections"."status" in ('requested', 'reported', 'escalated', 'corrected', 'not_corrected', 'ended'))
);
--> statement-breakpoint
CREATE TABLE "dispute_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dispute_id" uuid NOT NULL,
	"is_appeal" boolean NOT NULL,
	"is_independent" boolean NOT NULL,
	"operator_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"back_bps" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dispute_proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dispute_id" uuid NOT NULL,
	"by" text NOT NULL,
	"back_bps" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dispute_statements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dispute_id" uuid NOT NULL,
	"by" text NOT NULL,
	"text" text NOT NULL,
	"file_ids" uuid[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deal_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"opened_by" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"brand_bps" integer,
	"talent_bps" integer,
	"back_bps" integer,
	"settle_by" timestamp (3) with time zone,
	"decide_by" timestamp (3) with time zone,
	"appeal_by" timestamp (3) with time zone,
	"appealed_by" text,
	"appeal_text" text,
	"appealed_at" timestamp (3) with time zone,
	"has_brand_waived" boolean DEFAULT false NOT NULL,
	"has_talent_waived" boolean DEFAULT false NOT NULL,
	"chargeback_id" uuid,
	"evidence_due" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dispute_status" CHECK ("disputes"."status" in ('open', 'settled', 'withdrawn', 'escalated', 'decided', 'appealed', 'closed')),
	CONSTRAINT "disputes_parts" CHECK (coalesce("disputes"."brand_bps", 0) between 0 and 10000 and coalesce("disputes"."talent_bps", 0) between 0 and 10000
        and coalesce("disputes"."back_bps", 0) between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"key" text,
	"bytes" bigint,
	"attempts" integer DEFAULT 0 NOT NULL,
	"not_before" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "data_exports_status" CHECK ("data_exports"."status" in ('waiting', 'ready', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "favourite_list_entries" (
	"list_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_list_entries_list_id_talent_id_pk" PRIMARY KEY("list_id","talent_id")
);
--> statement-breakpoint
CREATE TABLE "favourite_lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"brand_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_brand_id_talent_id_pk" PRIMARY KEY("brand_id","talent_id")
);
--> statement-breakpoint
CREATE TABLE "market_figures" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"completed_deals" integer NOT NULL,
	"paid_out" bigint NOT NULL,
	"on_time" integer,
	"time_to_pay" double precision,
	"computed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "market_figures_one" CHECK ("market_figures"."is_only")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"folder" text NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text DEFAULT '' NOT NULL,
	"width" integer,
	"height" integer,
	"duration_ms" integer,
	"status" text NOT NULL,
	"fault" text,
	"preview_key" text,
	"poster_key" text,
	"subject" text,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_key_unique" UNIQUE("key"),
	CONSTRAINT "files_status" CHECK ("files"."status" in ('uploading', 'ready', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "upload_days" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "upload_days_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
CREATE TABLE "set_up_dismissals" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"is_agency_suspended" boolean DEFAULT false NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_email_lower" CHECK ("accounts"."email" = lower("accounts"."email")),
	CONSTRAINT "accounts_status" CHECK ("accounts"."status" in ('active', 'suspended', 'erased'))
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"account_id" uuid NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	"way" text NOT NULL,
	"ip" text,
	CONSTRAINT "consents_account_id_document_version_pk" PRIMARY KEY("account_id","document","version"),
	CONSTRAINT "consents_way" CHECK ("consents"."way" in ('sign_up', 'asked_again'))
);
--> statement-breakpoint
CREATE TABLE "known_networks" (
	"account_id" uuid NOT NULL,
	"network" text NOT NULL,
	"signed_in_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_networks_account_id_network_pk" PRIMARY KEY("account_id","network")
);
--> statement-breakpoint
CREATE TABLE "legal_versions" (
	"document" text NOT NULL,
	"version" text NOT NULL,
	"content_version" integer NOT NULL,
	"is_minor" boolean NOT NULL,
	"changes" text[] NOT NULL,
	CONSTRAINT "legal_versions_document_version_pk" PRIMARY KEY("document","version")
);
--> statement-breakpoint
CREATE TABLE "one_time_secrets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"secret_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_time_secrets_tries" CHECK ("one_time_secrets"."attempts" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"companion_hash" text,
	"device" text NOT NULL,
	"ip" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"second_confirmed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_ups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"agency_name" text,
	"agency_website" text,
	"logo_url" text,
	"invitation_hash" text,
	"terms_version" text NOT NULL,
	"privacy_version" text NOT NULL,
	"terms_accepted_at" timestamp (3) with time zone NOT NULL,
	"ip" text NOT NULL,
	"code_hash" text,
	"code_expires_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_ups_attempts" CHECK ("sign_ups"."attempts" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"code_hash" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sealed_key" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "challenges_attempts" CHECK ("challenges"."attempts" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"code_hash" text NOT NULL,
	"code_expires_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone,
	"undo_hash" text,
	"undo_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_changes_attempts" CHECK ("email_changes"."attempts" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"sealed_key" text NOT NULL,
	"last_step" integer NOT NULL,
	"enrolled_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"attempts_until" timestamp (3) with time zone,
	"removes_at" timestamp (3) with time zone,
	"cancel_hash" text
);
--> statement-breakpoint
CREATE TABLE "document_counters" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"next" integer NOT NULL,
	CONSTRAINT "document_counters_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"subject" uuid,
	"subject_title" text NOT NULL,
	"fact_key" text NOT NULL,
	"issuer" jsonb NOT NULL,
	"recipient" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"gross" bigint NOT NULL,
	"currency" text NOT NULL,
	"tax_percent" integer NOT NULL,
	"vat_gbp" bigint NOT NULL,
	"tax_point" timestamp (3) with time zone NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'issued' NOT NULL,
	"credits_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"pdf_key" text,
	"pdf_sha256" text,
	CONSTRAINT "documents_status" CHECK ("documents"."status" in ('issued', 'credited')),
	CONSTRAINT "documents_kind" CHECK ("documents"."kind" in ('invoice', 'receipt', 'credit_note', 'subscription', 'statement')),
	CONSTRAINT "documents_sum" CHECK ("documents"."net" + "documents"."tax" = "documents"."gross"),
	CONSTRAINT "documents_credit" CHECK (("documents"."kind" = 'credit_note') = ("documents"."credits_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "journals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"fact_key" text NOT NULL,
	"kind" text NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"subject" uuid,
	"provider_txn" text,
	"memo" text DEFAULT '' NOT NULL,
	"reverses_id" bigint,
	"recorded_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "ledger_accounts_currency" UNIQUE("id","currency"),
	CONSTRAINT "ledger_accounts_kind" CHECK ("ledger_accounts"."kind" in ('asset', 'liability', 'income', 'expense')),
	CONSTRAINT "ledger_accounts_code_ends" CHECK ("ledger_accounts"."code" like '%:' || "ledger_accounts"."currency")
);
--> statement-breakpoint
CREATE TABLE "ledger_balances" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"holds" boolean NOT NULL,
	"detail" text NOT NULL,
	"alert" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"journal_id" bigint NOT NULL,
	"no" integer NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "postings_journal_id_no_pk" PRIMARY KEY("journal_id","no"),
	CONSTRAINT "postings_amount" CHECK ("postings"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "delegated_actions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delegated_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"talent_id" uuid NOT NULL,
	"agency_id" uuid NOT NULL,
	"mandate_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"operator_id" uuid,
	"call" text NOT NULL,
	"subject_noun" text,
	"subject_id" uuid,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mandates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"talent_id" uuid,
	"email" text,
	"is_managed" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"scopes" text[] NOT NULL,
	"dual_consent" boolean DEFAULT false NOT NULL,
	"commission" jsonb NOT NULL,
	"exclusive" boolean DEFAULT false NOT NULL,
	"starts_at" date NOT NULL,
	"ends_at" date,
	"sunset_days" integer DEFAULT 0 NOT NULL,
	"proposed_by" uuid NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	"note" text DEFAULT '' NOT NULL,
	"do_not_pitch" boolean DEFAULT false NOT NULL,
	"brand_rate" integer DEFAULT 0 NOT NULL,
	"import_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mandate_status" CHECK ("mandates"."status" in ('invited', 'active', 'refused', 'ended')),
	CONSTRAINT "mandates_sunset" CHECK ("mandates"."sunset_days" between 0 and 365),
	CONSTRAINT "mandates_rate" CHECK ("mandates"."brand_rate" >= 0),
	CONSTRAINT "mandates_active_talent" CHECK ("mandates"."talent_id" is not null or "mandates"."status" <> 'active')
);
--> statement-breakpoint
CREATE TABLE "milestones" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deal_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"price" jsonb NOT NULL,
	"payable_id" uuid,
	"due_at" timestamp (3) with time zone,
	"funded_at" timestamp (3) with time zone,
	"approved_at" timestamp (3) with time zone,
	"pay_day" timestamp (3) with time zone,
	"paid_out_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "milestone_status" CHECK ("milestones"."status" in ('planned', 'due', 'funded', 'approved', 'paid_out', 'cancelled')),
	CONSTRAINT "milestones_no_from_one" CHECK ("milestones"."no" >= 1)
);
--> statement-breakpoint
CREATE TABLE "digests" (
	"account_id" uuid NOT NULL,
	"day" text NOT NULL,
	"count" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "digests_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
CREATE TABLE "notification_counts" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"unread" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"mail" text NOT NULL,
	"push" boolean NOT NULL,
	"mail_before" text,
	CONSTRAINT "notification_settings_account_id_kind_pk" PRIMARY KEY("account_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"event_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"image_url" text,
	"talent_name" text,
	"campaign_title" text,
	"target_type" text NOT NULL,
	"target_id" uuid,
	"awaits_digest" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "push_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscription_id" uuid NOT NULL,
	"notification_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"not_before" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiet_hours" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"zone" text NOT NULL,
	"quiet_from" text,
	"quiet_to" text
);
--> statement-breakpoint
CREATE TABLE "offer_versions" (
	"offer_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"by" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"terms" jsonb NOT NULL,
	"price" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_versions_offer_id_no_pk" PRIMARY KEY("offer_id","no"),
	CONSTRAINT "offer version_status" CHECK ("offer_versions"."status" in ('draft', 'pending', 'accepted', 'rejected', 'superseded', 'withdrawn', 'expired', 'discarded')),
	CONSTRAINT "offer_versions_no" CHECK ("offer_versions"."no" >= 1)
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid,
	"application_id" uuid,
	"brand_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"version_no" integer DEFAULT 1 NOT NULL,
	"price" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"extended_once" boolean DEFAULT false NOT NULL,
	"reject_reason" text,
	"reject_note" text DEFAULT '' NOT NULL,
	"deal_id" uuid,
	"payable_id" uuid,
	"accepted_by" text,
	"lapsed_once" boolean DEFAULT false NOT NULL,
	"agency_id" uuid,
	"mandate_id" uuid,
	"commission" jsonb,
	"consent_no" integer,
	"consent_by" uuid,
	"consent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_status" CHECK ("offers"."status" in ('draft', 'pending_talent', 'pending_brand', 'awaiting_payment', 'accepted', 'declined', 'withdrawn', 'expired')),
	CONSTRAINT "offers_agency" CHECK (("offers"."agency_id" is null) = ("offers"."mandate_id" is null) and ("offers"."agency_id" is null) = ("offers"."commission" is null))
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"operator_id" uuid NOT NULL,
	"action" text NOT NULL,
	"subject_noun" text,
	"subject_id" uuid,
	"account_id" uuid,
	"impersonation_id" uuid,
	"reason" text NOT NULL,
	"details" jsonb NOT NULL,
	"request_id" text NOT NULL,
	"ip" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audit_entries_reason" CHECK (char_length("audit_entries"."reason") between 3 and 1000)
);
--> statement-breakpoint
CREATE TABLE "impersonations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"operator_id" uuid NOT NULL,
	"operator_session_id" uuid,
	"account_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"handover_hash" text,
	"companion_hash" text,
	"reason" text NOT NULL,
	"case_id" text,
	"can_write" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	"objection" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"operator_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"companion_hash" text NOT NULL,
	"device" text NOT NULL,
	"ip" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_identifiers" (
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"erased_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_identifiers_kind_hash_owner_id_pk" PRIMARY KEY("kind","hash","owner_id"),
	CONSTRAINT "known_identifiers_kind" CHECK ("known_identifiers"."kind" in ('handle', 'bank'))
);
--> statement-breakpoint
CREATE TABLE "outside_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"campaign_id" uuid,
	"token_hash" text,
	"emails" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"talent_id" uuid,
	"joined_at" timestamp (3) with time zone,
	"no_fee_until" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outside_invitations_joined" CHECK (("outside_invitations"."talent_id" is null) = ("outside_invitations"."joined_at" is null) and ("outside_invitations"."talent_id" is null) = ("outside_invitations"."no_fee_until" is null)),
	CONSTRAINT "outside_invitations_reason" CHECK ("outside_invitations"."end_reason" in ('handle_known', 'bank_known', 'account_known', 'misuse'))
);
--> statement-breakpoint
CREATE TABLE "chargebacks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"dispute_ref" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"was_released" boolean NOT NULL,
	"evidence_due" timestamp (3) with time zone,
	"evidence_requested_at" timestamp (3) with time zone,
	"evidence_error" text,
	"evidence_rejected_at" timestamp (3) with time zone,
	"evidence_sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chargebacks_status" CHECK ("chargebacks"."status" in ('open', 'won', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "payables" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"group_id" uuid,
	"payer_id" uuid NOT NULL,
	"payee_id" uuid NOT NULL,
	"agency_id" uuid,
	"title" text NOT NULL,
	"price" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'due' NOT NULL,
	"hold_ends" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payables_status" CHECK ("payables"."status" in ('due', 'action_required', 'authorised', 'paid', 'void')),
	CONSTRAINT "payables_amount" CHECK ("payables"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payable_id" uuid NOT NULL,
	"payer_id" uuid NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"resume_status" text,
	"amount" integer NOT NULL,
	"captured" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"refund_due" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"is_test" boolean NOT NULL,
	"intent_ref" text,
	"charge_ref" text,
	"card_id" uuid,
	"hold_ends" timestamp (3) with time zone,
	"decline_code" text,
	"client_secret" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"released_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_status" CHECK ("payments"."status" in ('requires_payment', 'requires_action', 'authorised', 'captured', 'released', 'partially_refunded', 'refunded', 'failed', 'voided', 'charged_back')),
	CONSTRAINT "payments_sums" CHECK ("payments"."captured" between 0 and "payments"."amount" and "payments"."refunded" between 0 and "payments"."captured"
        and "payments"."refund_due" between 0 and "payments"."captured" - "payments"."refunded")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"refund_ref" text,
	"repeats_id" uuid,
	"was_released" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('pending', 'succeeded', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "payees" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_ref" text,
	"account_no" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"bank_ref" text,
	"bank_fingerprint" text DEFAULT '' NOT NULL,
	"bank_name" text DEFAULT '' NOT NULL,
	"bank_last4" text DEFAULT '' NOT NULL,
	"sort_code_end" text DEFAULT '' NOT NULL,
	"holder_name" text DEFAULT '' NOT NULL,
	"bank_currency" text DEFAULT '' NOT NULL,
	"requirements" text[] DEFAULT '{}' NOT NULL,
	"waits_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payees_status" CHECK ("payees"."status" in ('pending', 'active', 'restricted', 'rejected')),
	CONSTRAINT "payees_last4" CHECK (length("payees"."bank_last4") <= 4 and length("payees"."sort_code_end") <= 2)
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payee_id" uuid NOT NULL,
	"role" text NOT NULL,
	"payable_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"title" text NOT NULL,
	"amount" integer NOT NULL,
	"netted" integer DEFAULT 0 NOT NULL,
	"taken_back" integer DEFAULT 0 NOT NULL,
	"to_reverse" integer DEFAULT 0 NOT NULL,
	"owing" integer DEFAULT 0 NOT NULL,
	"reversed" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"resume_status" text,
	"hold_reason" text,
	"attempt" integer DEFAULT 0 NOT NULL,
	"is_sending" boolean DEFAULT false NOT NULL,
	"transfer_ref" text,
	"bank_ref" text,
	"return_reason" text DEFAULT '' NOT NULL,
	"arrives_by" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_status" CHECK ("payouts"."status" in ('scheduled', 'on_hold', 'in_transit', 'paid', 'failed', 'reversed')),
	CONSTRAINT "payouts_reason" CHECK ("payouts"."hold_reason" in ('onboarding', 'unclaimed', 'restricted', 'bank_change', 'dispute', 'suspended', 'decision', 'case_open')),
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount" >= 0 and "payouts"."reversed" <= "payouts"."amount")
);
--> statement-breakpoint
CREATE TABLE "portfolio_works" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"talent_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"caption" text NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"views" integer,
	"likes" integer,
	"stated_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talent_packages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"talent_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"platform" text NOT NULL,
	"format" text NOT NULL,
	"quantity" integer NOT NULL,
	"price" integer NOT NULL,
	"currency" text NOT NULL,
	"turnaround_days" integer NOT NULL,
	"revisions" integer NOT NULL,
	"rights_days" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talent_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"talent_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "queue_marks" (
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"assignee_id" uuid,
	"postponed_at" timestamp (3) with time zone,
	"postponed_until" timestamp (3) with time zone,
	"postponed_by" uuid,
	"postpone_reason" text DEFAULT '' NOT NULL,
	"emailed_at" timestamp (3) with time zone,
	"emailed_by" uuid,
	"email_kind" text,
	"closed_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "queue_marks_kind_subject_id_pk" PRIMARY KEY("kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "report_cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"noun" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"account_id" uuid,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"claimed_by" uuid,
	"claimed_at" timestamp (3) with time zone,
	"outcome" text,
	"is_removed" boolean DEFAULT false NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"text_for_reporter" text DEFAULT '' NOT NULL,
	"text_for_reported" text DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"notified_at" timestamp (3) with time zone,
	"appeal_by" timestamp (3) with time zone,
	"appeal_text" text DEFAULT '' NOT NULL,
	"appealed_at" timestamp (3) with time zone,
	"is_upheld" boolean,
	"appeal_decision" text DEFAULT '' NOT NULL,
	"appeal_decided_by" uuid,
	"appeal_decided_at" timestamp (3) with time zone,
	"effect_ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report case_status" CHECK ("report_cases"."status" in ('submitted', 'in_review', 'needs_info', 'action_taken', 'dismissed', 'appealed', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"reporter_id" uuid,
	"email" text DEFAULT '' NOT NULL,
	"is_without_account" boolean NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"copy" jsonb NOT NULL,
	"copy_sha256" text NOT NULL,
	"question" text,
	"asked_at" timestamp (3) with time zone,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_results" (
	"deliverable_id" uuid PRIMARY KEY NOT NULL,
	"deal_id" uuid NOT NULL,
	"reach" integer NOT NULL,
	"engagements" integer NOT NULL,
	"screenshot_id" uuid,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"notified_at" timestamp (3) with time zone,
	CONSTRAINT "post_results_figures" CHECK ("post_results"."reach" >= 0 and "post_results"."engagements" >= 0)
);
--> statement-breakpoint
CREATE TABLE "report_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"shows_spend" boolean NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_periods" (
	"deal_id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deal_id" uuid NOT NULL,
	"by" text NOT NULL,
	"brand_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"agency_id" uuid,
	"stars" integer NOT NULL,
	"quality" integer,
	"brief" integer,
	"communication" integer,
	"dates" integer,
	"payment" integer,
	"text" text NOT NULL,
	"published_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	"reply_text" text,
	"reply_agency_id" uuid,
	"replied_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_aspects" CHECK (least("reviews"."quality", "reviews"."brief", "reviews"."communication", "reviews"."dates", "reviews"."payment") >= 1
        and greatest("reviews"."quality", "reviews"."brief", "reviews"."communication", "reviews"."dates", "reviews"."payment") <= 5),
	CONSTRAINT "reviews_sealed" CHECK ("reviews"."published_at" is not null or ("reviews"."hidden_at" is null and "reviews"."replied_at" is null))
);
--> statement-breakpoint
CREATE TABLE "roster_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"title" text NOT NULL,
	"talent_ids" uuid[],
	"shows_rates" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"search" jsonb,
	"campaign_search" jsonb,
	"is_notified" boolean DEFAULT false NOT NULL,
	"counted_until" timestamp (3) with time zone,
	"counted_before" "tstzmultirange" DEFAULT '{}' NOT NULL,
	"counted_at" timestamp (3) with time zone,
	"new_matches" integer DEFAULT 0 NOT NULL,
	"awaited_ids" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_kind" CHECK (("saved_searches"."search" is null) <> ("saved_searches"."campaign_search" is null)),
	CONSTRAINT "saved_searches_notified" CHECK (not "saved_searches"."is_notified" or "saved_searches"."counted_until" is not null)
);
--> statement-breakpoint
CREATE TABLE "setting_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"status" text NOT NULL,
	"effective_at" timestamp (3) with time zone NOT NULL,
	"operator_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "setting_changes_status" CHECK ("setting_changes"."status" in ('planned', 'applied', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_list_guests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shared_list_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"code_hash" text,
	"code_expires_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"token_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_list_votes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guest_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"vote" text,
	"comment" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shared_list_votes_vote" CHECK ("shared_list_votes"."vote" in ('yes', 'maybe', 'no'))
);
--> statement-breakpoint
CREATE TABLE "shared_lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand_id" uuid NOT NULL,
	"list_id" uuid,
	"title" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deal_id" uuid NOT NULL,
	"campaign_id" uuid,
	"brand_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"address" jsonb,
	"address_at" timestamp (3) with time zone,
	"option" text DEFAULT '' NOT NULL,
	"planned_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"carrier" text,
	"tracking_no" text,
	"code" text DEFAULT '' NOT NULL,
	"shipped_at" timestamp (3) with time zone,
	"received_at" timestamp (3) with time zone,
	"moved_days" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"problem_note" text DEFAULT '' NOT NULL,
	"problem_file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"problem_at" timestamp (3) with time zone,
	"drop_proposed_by" text,
	"return_to" text DEFAULT '' NOT NULL,
	"return_carrier" text,
	"return_tracking_no" text,
	"returned_at" timestamp (3) with time zone,
	"paused_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipment_status" CHECK ("shipments"."status" in ('awaiting_address', 'awaiting_shipment', 'shipped', 'received', 'issue', 'returning', 'returned', 'kept', 'cancelled')),
	CONSTRAINT "shipments_moved" CHECK ("shipments"."moved_days" >= 0)
);
--> statement-breakpoint
CREATE TABLE "signatures" (
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"side" text NOT NULL,
	"account_id" uuid NOT NULL,
	"agency_id" uuid,
	"name" text NOT NULL,
	"is_typed" boolean NOT NULL,
	"signed_for" text DEFAULT '' NOT NULL,
	"terms" text NOT NULL,
	"terms_hash" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "signatures_subject_subject_id_no_side_pk" PRIMARY KEY("subject","subject_id","no","side"),
	CONSTRAINT "signatures_subject" CHECK ("signatures"."subject" in ('offer', 'amendment')),
	CONSTRAINT "signatures_side" CHECK ("signatures"."side" in ('brand', 'talent')),
	CONSTRAINT "signatures_hash" CHECK ("signatures"."terms_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand_id" uuid NOT NULL,
	"session_ref" text,
	"url" text,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkouts_status" CHECK ("checkouts"."status" in ('open', 'complete', 'expired', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"price_ref" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"currency" text NOT NULL,
	"price" integer NOT NULL,
	"fetched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plans_key_known" CHECK ("plans"."key" in ('brand_monthly', 'brand_yearly'))
);
--> statement-breakpoint
CREATE TABLE "provider_tax_rates" (
	"percent" integer PRIMARY KEY NOT NULL,
	"rate_ref" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"brand_id" uuid PRIMARY KEY NOT NULL,
	"subscription_ref" text NOT NULL,
	"state" text NOT NULL,
	"plan_key" text,
	"price" integer NOT NULL,
	"currency" text NOT NULL,
	"current_period_end" timestamp (3) with time zone,
	"trial_end" timestamp (3) with time zone,
	"cancels_at_period_end" boolean DEFAULT false NOT NULL,
	"past_due_since" timestamp (3) with time zone,
	"action_url" text,
	"coupon" text,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_state" CHECK ("subscriptions"."state" in ('none', 'incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "talent_search_entries" (
	"talent_id" uuid PRIMARY KEY NOT NULL,
	"document" "tsvector" NOT NULL,
	"words" text NOT NULL,
	"type_id" uuid,
	"subtype_ids" uuid[] NOT NULL,
	"platforms" text[] NOT NULL,
	"languages" text[] NOT NULL,
	"country" text NOT NULL,
	"city" text NOT NULL,
	"followers" bigint NOT NULL,
	"price" integer NOT NULL,
	"price_eur" integer NOT NULL,
	"price_usd" integer NOT NULL,
	"completed_deals" integer NOT NULL,
	"takes_gifted" boolean NOT NULL,
	"engagement_bps" integer NOT NULL,
	"rating" integer NOT NULL,
	"review_count" integer NOT NULL,
	"is_verified" boolean NOT NULL,
	"time_off" datemultirange NOT NULL,
	"reply_hours" double precision,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"is_recent" boolean DEFAULT true NOT NULL,
	"listed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talent_search_languages" (
	"talent_id" uuid NOT NULL,
	"language" text NOT NULL,
	CONSTRAINT "talent_search_languages_talent_id_language_pk" PRIMARY KEY("talent_id","language")
);
--> statement-breakpoint
CREATE TABLE "talent_subtypes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type_id" uuid NOT NULL,
	"name" text NOT NULL,
	"search_words" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talent_types" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid,
	"slug" text NOT NULL,
	"display_name" text NOT NULL,
	"headline" text DEFAULT '' NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"type_id" uuid,
	"subtype_ids" uuid[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"socials" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"audience" jsonb DEFAULT '{"ukBps":null,"womenBps":null,"age":""}'::jsonb NOT NULL,
	"socials_at" timestamp (3) with time zone,
	"followers" bigint DEFAULT 0 NOT NULL,
	"min_fee" integer DEFAULT 0 NOT NULL,
	"fee_currency" text DEFAULT 'GBP' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'GB' NOT NULL,
	"avatar_url" text,
	"cover_url" text,
	"is_listed" boolean DEFAULT false NOT NULL,
	"first_listed_at" timestamp (3) with time zone,
	"is_page_public" boolean DEFAULT false NOT NULL,
	"takes_direct_offers" boolean DEFAULT true NOT NULL,
	"takes_gifted" boolean DEFAULT false NOT NULL,
	"past_brands" text[] DEFAULT '{}' NOT NULL,
	"time_off" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"suspended_at" timestamp (3) with time zone,
	"was_listed" boolean DEFAULT false NOT NULL,
	"found_since" timestamp (3) with time zone,
	"found_before" "tstzmultirange" DEFAULT '{}' NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone,
	"completed_deals" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talents_min_fee" CHECK ("talents"."min_fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "code_redemptions" (
	"link_id" uuid NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "code_redemptions_link_id_day_pk" PRIMARY KEY("link_id","day")
);
--> statement-breakpoint
CREATE TABLE "tracked_websites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand_id" uuid NOT NULL,
	"website" text NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	CONSTRAINT "tracked_websites_status" CHECK ("tracked_websites"."status" in ('waiting', 'approved', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "tracking_clicks" (
	"link_id" uuid NOT NULL,
	"day" date NOT NULL,
	"country" text NOT NULL,
	"device" text NOT NULL,
	"clicks" integer NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "tracking_clicks_link_id_day_country_device_pk" PRIMARY KEY("link_id","day","country","device")
);
--> statement-breakpoint
CREATE TABLE "tracking_keys" (
	"day" date PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracking_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deal_id" uuid NOT NULL,
	"deliverable_id" uuid,
	"campaign_id" uuid,
	"brand_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"website_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"target" text NOT NULL,
	"discount_code" text DEFAULT '' NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracking_visitors" (
	"link_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "tracking_visitors_link_id_day_hash_pk" PRIMARY KEY("link_id","day","hash")
);
--> statement-breakpoint
CREATE TABLE "ad_codes" (
	"deliverable_id" uuid PRIMARY KEY NOT NULL,
	"deal_id" uuid NOT NULL,
	"code" text,
	"expires_at" timestamp (3) with time zone,
	"entered_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	CONSTRAINT "ad_codes_expiry" CHECK ("ad_codes"."code" is null or "ad_codes"."expires_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "brand_verifications" (
	"brand_id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'none' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"requested_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_verifications_status" CHECK ("brand_verifications"."status" in ('none', 'waiting', 'more_needed', 'verified', 'lapsed'))
);
--> statement-breakpoint
CREATE TABLE "handle_verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"talent_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"handle" text NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "handle_verifications_status" CHECK ("handle_verifications"."status" in ('open', 'waiting', 'declined', 'verified'))
);
--> statement-breakpoint
CREATE TABLE "verified_facts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand_id" uuid,
	"talent_id" uuid,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"source" text NOT NULL,
	"checked_on" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verified_facts_one" CHECK (("verified_facts"."brand_id" is null) <> ("verified_facts"."talent_id" is null))
);
--> statement-breakpoint
CREATE TABLE "work_link_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guest_id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"text" text NOT NULL,
	"file_id" uuid,
	"at_ms" integer,
	"box" jsonb,
	"taken_over_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "work_link_comments_box" CHECK ("work_link_comments"."box" is null or "work_link_comments"."file_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "work_link_guests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"work_link_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"code_hash" text,
	"code_expires_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"token_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand_id" uuid NOT NULL,
	"deal_id" uuid NOT NULL,
	"deliverable_id" uuid,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_effects" ADD CONSTRAINT "event_effects_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_id_accounts_id_fk" FOREIGN KEY ("id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_talents" ADD CONSTRAINT "agent_talents_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_talents" ADD CONSTRAINT "agent_talents_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_id_accounts_id_fk" FOREIGN KEY ("id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amendments" ADD CONSTRAINT "amendments_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amendments" ADD CONSTRAINT "amendments_deliverable_id_deliverables_id_fk" FOREIGN KEY ("deliverable_id") REFERENCES "public"."deliverables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amendments" ADD CONSTRAINT "amendments_payable_id_payables_id_fk" FOREIGN KEY ("payable_id") REFERENCES "public"."payables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amendments" ADD CONSTRAINT "amendments_consent_by_agencies_id_fk" FOREIGN KEY ("consent_by") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_notes" ADD CONSTRAINT "applicant_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_notes" ADD CONSTRAINT "applicant_notes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_revisions" ADD CONSTRAINT "application_revisions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_terms" ADD CONSTRAINT "brand_terms_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_terms" ADD CONSTRAINT "brand_terms_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_id_accounts_id_fk" FOREIGN KEY ("id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "public"."industries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_templates" ADD CONSTRAINT "campaign_templates_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_campaigns" ADD CONSTRAINT "saved_campaigns_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_campaigns" ADD CONSTRAINT "saved_campaigns_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_proposals" ADD CONSTRAINT "cancellation_proposals_cancellation_id_cancellations_id_fk" FOREIGN KEY ("cancellation_id") REFERENCES "public"."cancellations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_setups" ADD CONSTRAINT "card_setups_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverables" ADD CONSTRAINT "deliverables_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_disclosures" ADD CONSTRAINT "post_disclosures_deliverable_id_deliverables_id_fk" FOREIGN KEY ("deliverable_id") REFERENCES "public"."deliverables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_disclosures" ADD CONSTRAINT "post_disclosures_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_disclosures" ADD CONSTRAINT "post_disclosures_screenshot_id_files_id_fk" FOREIGN KEY ("screenshot_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_comments" ADD CONSTRAINT "submission_comments_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_comments" ADD CONSTRAINT "submission_comments_reply_to_submission_comments_id_fk" FOREIGN KEY ("reply_to") REFERENCES "public"."submission_comments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_deliverable_id_deliverables_id_fk" FOREIGN KEY ("deliverable_id") REFERENCES "public"."deliverables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_checks" ADD CONSTRAINT "post_checks_deliverable_id_deliverables_id_fk" FOREIGN KEY ("deliverable_id") REFERENCES "public"."deliverables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_checks" ADD CONSTRAINT "post_checks_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_deliverable_id_deliverables_id_fk" FOREIGN KEY ("deliverable_id") REFERENCES "public"."deliverables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_screenshot_before_id_files_id_fk" FOREIGN KEY ("screenshot_before_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_decisions" ADD CONSTRAINT "dispute_decisions_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_proposals" ADD CONSTRAINT "dispute_proposals_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_statements" ADD CONSTRAINT "dispute_statements_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_chargeback_id_chargebacks_id_fk" FOREIGN KEY ("chargeback_id") REFERENCES "public"."chargebacks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_list_entries" ADD CONSTRAINT "favourite_list_entries_list_id_favourite_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."favourite_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_list_entries" ADD CONSTRAINT "favourite_list_entries_favourite" FOREIGN KEY ("brand_id","talent_id") REFERENCES "public"."favourites"("brand_id","talent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_lists" ADD CONSTRAINT "favourite_lists_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_up_dismissals" ADD CONSTRAINT "set_up_dismissals_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_networks" ADD CONSTRAINT "known_networks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_secrets" ADD CONSTRAINT "one_time_secrets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_credits_id_documents_id_fk" FOREIGN KEY ("credits_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journals" ADD CONSTRAINT "journals_reverses_id_journals_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_balances" ADD CONSTRAINT "ledger_balances_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_journal_id_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_account" FOREIGN KEY ("account_id","currency") REFERENCES "public"."ledger_accounts"("id","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_proposed_by_accounts_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestones" ADD CONSTRAINT "milestones_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestones" ADD CONSTRAINT "milestones_payable_id_payables_id_fk" FOREIGN KEY ("payable_id") REFERENCES "public"."payables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digests" ADD CONSTRAINT "digests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_counts" ADD CONSTRAINT "notification_counts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiet_hours" ADD CONSTRAINT "quiet_hours_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_versions" ADD CONSTRAINT "offer_versions_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_payable_id_payables_id_fk" FOREIGN KEY ("payable_id") REFERENCES "public"."payables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_consent_by_agencies_id_fk" FOREIGN KEY ("consent_by") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_operator_id_accounts_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_operator_session_id_operator_sessions_id_fk" FOREIGN KEY ("operator_session_id") REFERENCES "public"."operator_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_operator_id_accounts_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_invitations" ADD CONSTRAINT "outside_invitations_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_invitations" ADD CONSTRAINT "outside_invitations_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_invitations" ADD CONSTRAINT "outside_invitations_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payables" ADD CONSTRAINT "payables_payer_id_brands_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payables" ADD CONSTRAINT "payables_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payable_id_payables_id_fk" FOREIGN KEY ("payable_id") REFERENCES "public"."payables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payer_id_brands_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payees" ADD CONSTRAINT "payees_id_accounts_id_fk" FOREIGN KEY ("id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_payable_id_payables_id_fk" FOREIGN KEY ("payable_id") REFERENCES "public"."payables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_works" ADD CONSTRAINT "portfolio_works_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_works" ADD CONSTRAINT "portfolio_works_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_packages" ADD CONSTRAINT "talent_packages_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_slugs" ADD CONSTRAINT "talent_slugs_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_id_report_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."report_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_results" ADD CONSTRAINT "post_results_deliverable_id_deliverables_id_fk" FOREIGN KEY ("deliverable_id") REFERENCES "public"."deliverables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_results" ADD CONSTRAINT "post_results_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_results" ADD CONSTRAINT "post_results_screenshot_id_files_id_fk" FOREIGN KEY ("screenshot_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_periods" ADD CONSTRAINT "review_periods_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reply_agency_id_agencies_id_fk" FOREIGN KEY ("reply_agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_links" ADD CONSTRAINT "roster_links_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_list_guests" ADD CONSTRAINT "shared_list_guests_shared_list_id_shared_lists_id_fk" FOREIGN KEY ("shared_list_id") REFERENCES "public"."shared_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_list_votes" ADD CONSTRAINT "shared_list_votes_guest_id_shared_list_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."shared_list_guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_list_votes" ADD CONSTRAINT "shared_list_votes_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_lists" ADD CONSTRAINT "shared_lists_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_lists" ADD CONSTRAINT "shared_lists_list_id_favourite_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."favourite_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_search_entries" ADD CONSTRAINT "talent_search_entries_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_search_languages" ADD CONSTRAINT "talent_search_languages_talent_id_talent_search_entries_talent_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talent_search_entries"("talent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_subtypes" ADD CONSTRAINT "talent_subtypes_type_id_talent_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."talent_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_type_id_talent_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."talent_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_redemptions" ADD CONSTRAINT "code_redemptions_link_id_tracking_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."tracking_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_websites" ADD CONSTRAINT "tracked_websites_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_clicks" ADD CONSTRAINT "tracking_clicks_link_id_tracking_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."tracking_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_links" ADD CONSTRAINT "tracking_links_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_links" ADD CONSTRAINT "tracking_links_deliverable_id_deliverables_id_fk" FOREIGN KEY ("deliverable_id") REFERENCES "public"."deliverables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_links" ADD CONSTRAINT "tracking_links_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_links" ADD CONSTRAINT "tracking_links_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_links" ADD CONSTRAINT "tracking_links_website_id_tracked_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."tracked_websites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_codes" ADD CONSTRAINT "ad_codes_deliverable_id_deliverables_id_fk" FOREIGN KEY ("deliverable_id") REFERENCES "public"."deliverables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_codes" ADD CONSTRAINT "ad_codes_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_verifications" ADD CONSTRAINT "brand_verifications_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handle_verifications" ADD CONSTRAINT "handle_verifications_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verified_facts" ADD CONSTRAINT "verified_facts_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verified_facts" ADD CONSTRAINT "verified_facts_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_link_comments" ADD CONSTRAINT "work_link_comments_guest_id_work_link_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."work_link_guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_link_comments" ADD CONSTRAINT "work_link_comments_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_link_guests" ADD CONSTRAINT "work_link_guests_work_link_id_work_links_id_fk" FOREIGN KEY ("work_link_id") REFERENCES "public"."work_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_links" ADD CONSTRAINT "work_links_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_links" ADD CONSTRAINT "work_links_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_links" ADD CONSTRAINT "work_links_deliverable_id_deliverables_id_fk" FOREIGN KEY ("deliverable_id") REFERENCES "public"."deliverables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "emails_newest" ON "emails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "emails_due" ON "emails" USING btree ("not_before");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("not_before","event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seals_once" ON "seals" USING btree ("source","row_id");--> statement-breakpoint
CREATE INDEX "seals_by_time" ON "seals" USING btree ("source","sealed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_calls_key" ON "provider_calls" USING btree ("key");--> statement-breakpoint
CREATE INDEX "provider_calls_due" ON "provider_calls" USING btree ("due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "provider_sync_queue_due" ON "provider_sync_queue" USING btree ("due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "retention_runs_day" ON "retention_runs" USING btree ("day");--> statement-breakpoint
CREATE INDEX "timers_due" ON "timers" USING btree ("fires_at") WHERE paused_at is null;--> statement-breakpoint
CREATE INDEX "transitions_of_subject" ON "transitions" USING btree ("noun","subject_id","id");--> statement-breakpoint
CREATE INDEX "agents_agency" ON "agents" USING btree ("agency_id");--> statement-breakpoint
CREATE UNIQUE INDEX "agents_one_owner" ON "agents" USING btree ("agency_id") WHERE role = 'owner';--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_secret" ON "invitations" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "invitations_agency" ON "invitations" USING btree ("agency_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_claim" ON "invitations" USING btree ("talent_id") WHERE kind = 'claim';--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_member" ON "invitations" USING btree ("agency_id","email") WHERE kind = 'member';--> statement-breakpoint
CREATE UNIQUE INDEX "amendments_no" ON "amendments" USING btree ("deal_id","no");--> statement-breakpoint
CREATE UNIQUE INDEX "amendments_one_open" ON "amendments" USING btree ("deal_id") WHERE status in ('proposed', 'accepting');--> statement-breakpoint
CREATE UNIQUE INDEX "amendments_one_draft" ON "amendments" USING btree ("deal_id") WHERE status = 'draft';--> statement-breakpoint
CREATE INDEX "amendments_payable" ON "amendments" USING btree ("payable_id") WHERE payable_id is not null;--> statement-breakpoint
CREATE INDEX "applicant_notes_of" ON "applicant_notes" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "applicant_notes_by" ON "applicant_notes" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_once" ON "applications" USING btree ("campaign_id","talent_id");--> statement-breakpoint
CREATE INDEX "applications_campaign" ON "applications" USING btree ("campaign_id","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_campaign_status" ON "applications" USING btree ("campaign_id","status");--> statement-breakpoint
CREATE INDEX "applications_talent" ON "applications" USING btree ("talent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_brand_status" ON "applications" USING btree ("brand_id","status","created_at");--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked_id","blocker_id");--> statement-breakpoint
CREATE INDEX "brand_terms_of_brand" ON "brand_terms" USING btree ("brand_id","created_at");--> statement-breakpoint
CREATE INDEX "brand_terms_file" ON "brand_terms" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "brands_industry" ON "brands" USING btree ("industry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "industries_name" ON "industries" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_token" ON "calendar_feeds" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "campaign_search_document" ON "campaign_search_entries" USING gin ("document");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_templates_name" ON "campaign_templates" USING btree ("brand_id",lower("name"));--> statement-breakpoint
CREATE INDEX "campaigns_brand" ON "campaigns" USING btree ("brand_id","created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_brand_status" ON "campaigns" USING btree ("brand_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_open" ON "campaigns" USING btree ("published_at","id") WHERE status = 'live' and visibility = 'public';--> statement-breakpoint
CREATE INDEX "campaigns_open_brand" ON "campaigns" USING btree ("brand_id","published_at","id") WHERE status = 'live' and visibility = 'public';--> statement-breakpoint
CREATE INDEX "campaigns_open_currency" ON "campaigns" USING btree ("currency","published_at","id") WHERE status = 'live' and visibility = 'public';--> statement-breakpoint
CREATE INDEX "campaigns_open_pay" ON "campaigns" USING btree ("pay_model","published_at","id") WHERE status = 'live' and visibility = 'public';--> statement-breakpoint
CREATE INDEX "campaigns_open_since" ON "campaigns" USING btree ("open_since") WHERE status = 'live' and visibility = 'public';--> statement-breakpoint
CREATE INDEX "campaigns_open_fee" ON "campaigns" USING btree ("currency",greatest(fee_min, fee_max),"id") WHERE status = 'live' and visibility = 'public';--> statement-breakpoint
CREATE INDEX "campaigns_open_closing" ON "campaigns" USING btree ("apply_by","id") WHERE status = 'live' and visibility = 'public';--> statement-breakpoint
CREATE INDEX "campaigns_open_networks" ON "campaigns" USING gin (deliverables jsonb_path_ops) WHERE status = 'live' and visibility = 'public';--> statement-breakpoint
CREATE INDEX "campaigns_open_types" ON "campaigns" USING gin ("type_ids") WHERE status = 'live' and visibility = 'public';--> statement-breakpoint
CREATE UNIQUE INDEX "cancellation_proposals_no" ON "cancellation_proposals" USING btree ("cancellation_id","no");--> statement-breakpoint
CREATE UNIQUE INDEX "cancellations_open" ON "cancellations" USING btree ("deal_id") WHERE status in ('pending', 'escalated');--> statement-breakpoint
CREATE INDEX "cancellations_deal" ON "cancellations" USING btree ("deal_id","created_at");--> statement-breakpoint
CREATE INDEX "cancellations_decided" ON "cancellations" USING btree ("brand_id") WHERE status = 'resolved';--> statement-breakpoint
CREATE INDEX "cancellations_queue" ON "cancellations" USING btree ("decide_by") WHERE status = 'escalated';--> statement-breakpoint
CREATE UNIQUE INDEX "card_setups_ref" ON "card_setups" USING btree ("setup_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "cards_method" ON "cards" USING btree ("method_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "cards_one_default" ON "cards" USING btree ("brand_id") WHERE is_default and deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "cards_fingerprint" ON "cards" USING btree ("brand_id","fingerprint") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "cards_of" ON "cards" USING btree ("brand_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_ref" ON "customers" USING btree ("customer_ref");--> statement-breakpoint
CREATE INDEX "contact_messages_by_time" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_account" ON "contact_messages" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "conversation_members_account" ON "conversation_members" USING btree ("account_id","conversation_id");--> statement-breakpoint
CREATE INDEX "conversations_brand" ON "conversations" USING btree ("brand_id","last_at","id");--> statement-breakpoint
CREATE INDEX "conversations_talent" ON "conversations" USING btree ("talent_id","last_at","id");--> statement-breakpoint
CREATE INDEX "conversations_campaign" ON "conversations" USING btree ("campaign_id","last_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_no" ON "messages" USING btree ("conversation_id","no");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_client" ON "messages" USING btree ("author_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_event" ON "messages" USING btree ("conversation_id","event_id");--> statement-breakpoint
CREATE INDEX "messages_rev" ON "messages" USING btree ("conversation_id","rev");--> statement-breakpoint
CREATE INDEX "messages_cards" ON "messages" USING btree ("conversation_id") WHERE is_current;--> statement-breakpoint
CREATE INDEX "messages_text" ON "messages" USING gin (to_tsvector('simple', "text"));--> statement-breakpoint
CREATE UNIQUE INDEX "deals_offer" ON "deals" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "deals_brand" ON "deals" USING btree ("brand_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deals_talent" ON "deals" USING btree ("talent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deals_campaign" ON "deals" USING btree ("campaign_id","status");--> statement-breakpoint
CREATE INDEX "deals_agency" ON "deals" USING btree ("agency_id","created_at","id") WHERE agency_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "deliverables_position" ON "deliverables" USING btree ("deal_id","position");--> statement-breakpoint
CREATE INDEX "deliverables_waiting" ON "deliverables" USING btree ("auto_decision_at","id") WHERE status = 'submitted';--> statement-breakpoint
CREATE INDEX "post_disclosures_deal" ON "post_disclosures" USING btree ("deal_id");--> statement-breakpoint
CREATE UNIQUE INDEX "settlements_deal" ON "settlements" USING btree ("deal_id");--> statement-breakpoint
CREATE INDEX "settlements_open" ON "settlements" USING btree ("created_at") WHERE status <> 'settled';--> statement-breakpoint
CREATE INDEX "submission_comments_of" ON "submission_comments" USING btree ("submission_id","created_at");--> statement-breakpoint
CREATE INDEX "submission_comments_replies" ON "submission_comments" USING btree ("reply_to");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_no" ON "submissions" USING btree ("deliverable_id","no");--> statement-breakpoint
CREATE INDEX "post_checks_post" ON "post_checks" USING btree ("deliverable_id","checked_at");--> statement-breakpoint
CREATE INDEX "post_checks_deal" ON "post_checks" USING btree ("deal_id");--> statement-breakpoint
CREATE UNIQUE INDEX "corrections_open" ON "corrections" USING btree ("deliverable_id") WHERE status in ('requested', 'reported', 'escalated');--> statement-breakpoint
CREATE INDEX "corrections_post" ON "corrections" USING btree ("deliverable_id","created_at");--> statement-breakpoint
CREATE INDEX "corrections_deal" ON "corrections" USING btree ("deal_id");--> statement-breakpoint
CREATE INDEX "corrections_escalated" ON "corrections" USING btree ("updated_at") WHERE status = 'escalated';--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_decisions_once" ON "dispute_decisions" USING btree ("dispute_id","is_appeal");--> statement-breakpoint
CREATE INDEX "dispute_proposals_of" ON "dispute_proposals" USING btree ("dispute_id","created_at");--> statement-breakpoint
CREATE INDEX "dispute_statements_of" ON "dispute_statements" USING btree ("dispute_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_open" ON "disputes" USING btree ("deal_id") WHERE status in ('open', 'escalated', 'decided', 'appealed') and opened_by <> 'bank';--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_chargeback" ON "disputes" USING btree ("chargeback_id");--> statement-breakpoint
CREATE INDEX "disputes_deal" ON "disputes" USING btree ("deal_id","created_at");--> statement-breakpoint
CREATE INDEX "disputes_brand" ON "disputes" USING btree ("brand_id","created_at");--> statement-breakpoint
CREATE INDEX "disputes_talent" ON "disputes" USING btree ("talent_id","created_at");--> statement-breakpoint
CREATE INDEX "disputes_queue" ON "disputes" USING btree ("decide_by") WHERE status in ('escalated', 'appealed');--> statement-breakpoint
CREATE INDEX "data_exports_account" ON "data_exports" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_one_waiting" ON "data_exports" USING btree ("account_id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "data_exports_due" ON "data_exports" USING btree ("not_before") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "favourite_list_entries_newest" ON "favourite_list_entries" USING btree ("list_id","created_at","talent_id");--> statement-breakpoint
CREATE INDEX "favourite_list_entries_favourite" ON "favourite_list_entries" USING btree ("brand_id","talent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "favourite_lists_name" ON "favourite_lists" USING btree ("brand_id",lower("name"));--> statement-breakpoint
CREATE INDEX "favourites_newest" ON "favourites" USING btree ("brand_id","created_at","talent_id");--> statement-breakpoint
CREATE INDEX "favourites_talent" ON "favourites" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "files_of_owner" ON "files" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "files_removed" ON "files" USING btree ("key") WHERE "files"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "files_unclaimed" ON "files" USING btree ("created_at") WHERE "files"."subject" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "accounts_by_time" ON "accounts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "accounts_by_role" ON "accounts" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "accounts_by_status" ON "accounts" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "known_networks_by_time" ON "known_networks" USING btree ("signed_in_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_secrets_purpose" ON "one_time_secrets" USING btree ("account_id","purpose");--> statement-breakpoint
CREATE INDEX "one_time_secrets_hash" ON "one_time_secrets" USING btree ("purpose","secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_companion" ON "sessions" USING btree ("companion_hash");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sign_ups_email" ON "sign_ups" USING btree ("email","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "challenges_token" ON "challenges" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "challenges_account" ON "challenges" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "challenges_by_time" ON "challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_pending" ON "email_changes" USING btree ("account_id") WHERE changed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_undo" ON "email_changes" USING btree ("undo_hash");--> statement-breakpoint
CREATE INDEX "email_changes_account" ON "email_changes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "email_changes_old" ON "email_changes" USING btree ("old_email") WHERE undo_until is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_hash" ON "recovery_codes" USING btree ("account_id","code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "second_factors_cancel" ON "second_factors" USING btree ("cancel_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_number" ON "documents" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_fact" ON "documents" USING btree ("fact_key");--> statement-breakpoint
CREATE INDEX "documents_of_owner" ON "documents" USING btree ("owner_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "documents_about" ON "documents" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "documents_crediting" ON "documents" USING btree ("credits_id");--> statement-breakpoint
CREATE UNIQUE INDEX "journals_fact" ON "journals" USING btree ("fact_key");--> statement-breakpoint
CREATE UNIQUE INDEX "journals_provider_txn" ON "journals" USING btree ("provider_txn");--> statement-breakpoint
CREATE UNIQUE INDEX "journals_reversed_once" ON "journals" USING btree ("reverses_id");--> statement-breakpoint
CREATE INDEX "journals_subject" ON "journals" USING btree ("subject","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_code" ON "ledger_accounts" USING btree ("code");--> statement-breakpoint
CREATE INDEX "postings_of_account" ON "postings" USING btree ("account_id","journal_id");--> statement-breakpoint
CREATE INDEX "delegated_actions_talent" ON "delegated_actions" USING btree ("talent_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "mandates_one_active" ON "mandates" USING btree ("agency_id","talent_id") WHERE status = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "mandates_one_invited" ON "mandates" USING btree ("agency_id",coalesce(email, talent_id::text)) WHERE status = 'invited';--> statement-breakpoint
CREATE UNIQUE INDEX "mandates_import" ON "mandates" USING btree ("agency_id","import_key") WHERE status = 'active' and import_key is not null;--> statement-breakpoint
CREATE INDEX "mandates_talent" ON "mandates" USING btree ("talent_id","status");--> statement-breakpoint
CREATE INDEX "mandates_email" ON "mandates" USING btree ("email") WHERE status = 'invited';--> statement-breakpoint
CREATE INDEX "mandates_roster" ON "mandates" USING btree ("agency_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "milestones_no" ON "milestones" USING btree ("deal_id","no");--> statement-breakpoint
CREATE UNIQUE INDEX "milestones_payable" ON "milestones" USING btree ("payable_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("account_id","event_id");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("account_id","created_at","id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_group" ON "notifications" USING btree ("account_id","target_id","kind","created_at","id") WHERE read_at is null and target_id is not null;--> statement-breakpoint
CREATE INDEX "notifications_digest" ON "notifications" USING btree ("account_id") WHERE awaits_digest;--> statement-breakpoint
CREATE UNIQUE INDEX "push_deliveries_once" ON "push_deliveries" USING btree ("subscription_id","notification_id");--> statement-breakpoint
CREATE INDEX "push_deliveries_of" ON "push_deliveries" USING btree ("notification_id");--> statement-breakpoint
CREATE INDEX "push_deliveries_due" ON "push_deliveries" USING btree ("not_before") WHERE sent_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_of" ON "push_subscriptions" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_versions_one_pending" ON "offer_versions" USING btree ("offer_id") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "offer_versions_one_accepted" ON "offer_versions" USING btree ("offer_id") WHERE status = 'accepted';--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_open" ON "offers" USING btree ("brand_id","talent_id",coalesce(campaign_id, '00000000-0000-0000-0000-000000000000')) WHERE status in ('draft', 'pending_talent', 'pending_brand', 'awaiting_payment');--> statement-breakpoint
CREATE INDEX "offers_brand" ON "offers" USING btree ("brand_id","created_at","id");--> statement-breakpoint
CREATE INDEX "offers_talent" ON "offers" USING btree ("talent_id","created_at","id") WHERE status <> 'draft';--> statement-breakpoint
CREATE INDEX "offers_campaign" ON "offers" USING btree ("campaign_id","status");--> statement-breakpoint
CREATE INDEX "offers_mandate" ON "offers" USING btree ("mandate_id") WHERE mandate_id is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_by_time" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_operator" ON "audit_entries" USING btree ("operator_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_account" ON "audit_entries" USING btree ("account_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_impersonation" ON "audit_entries" USING btree ("impersonation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "impersonations_token" ON "impersonations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "impersonations_account" ON "impersonations" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "impersonations_session" ON "impersonations" USING btree ("operator_session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_sessions_token" ON "operator_sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "operator_sessions_operator" ON "operator_sessions" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "known_identifiers_owner" ON "known_identifiers" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outside_invitations_token" ON "outside_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "outside_invitations_email" ON "outside_invitations" USING btree ("brand_id","email") WHERE talent_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "outside_invitations_talent" ON "outside_invitations" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "outside_invitations_brand" ON "outside_invitations" USING btree ("brand_id","created_at","id");--> statement-breakpoint
CREATE INDEX "outside_invitations_expiry" ON "outside_invitations" USING btree ("expires_at") WHERE talent_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "chargebacks_ref" ON "chargebacks" USING btree ("dispute_ref");--> statement-breakpoint
CREATE INDEX "chargebacks_all" ON "chargebacks" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "chargebacks_by_status" ON "chargebacks" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payables_part" ON "payables" USING btree ("subject","subject_id","part");--> statement-breakpoint
CREATE INDEX "payables_payer" ON "payables" USING btree ("payer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payables_payee" ON "payables" USING btree ("payee_id");--> statement-breakpoint
CREATE INDEX "payables_group" ON "payables" USING btree ("group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_intent" ON "payments" USING btree ("intent_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("payable_id") WHERE status in ('requires_payment', 'requires_action', 'authorised', 'failed');--> statement-breakpoint
CREATE INDEX "payments_of" ON "payments" USING btree ("payable_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_all" ON "payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_status" ON "payments" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_unfinished" ON "payments" USING btree ("updated_at") WHERE status in ('requires_payment', 'requires_action', 'authorised');--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_ref" ON "refunds" USING btree ("refund_ref");--> statement-breakpoint
CREATE INDEX "refunds_of" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_repeating" ON "refunds" USING btree ("repeats_id");--> statement-breakpoint
CREATE INDEX "refunds_all" ON "refunds" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "refunds_by_status" ON "refunds" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payees_ref" ON "payees" USING btree ("account_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_once" ON "payouts" USING btree ("payable_id","payee_id","role");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_transfer" ON "payouts" USING btree ("transfer_ref");--> statement-breakpoint
CREATE INDEX "payouts_payee" ON "payouts" USING btree ("payee_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payouts_all" ON "payouts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payouts_by_status" ON "payouts" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "payouts_waiting" ON "payouts" USING btree ("payee_id") WHERE status in ('scheduled', 'on_hold');--> statement-breakpoint
CREATE INDEX "portfolio_works_of_talent" ON "portfolio_works" USING btree ("talent_id","position");--> statement-breakpoint
CREATE INDEX "portfolio_works_file" ON "portfolio_works" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "talent_packages_of_talent" ON "talent_packages" USING btree ("talent_id","position");--> statement-breakpoint
CREATE INDEX "talent_slugs_of_talent" ON "talent_slugs" USING btree ("talent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_cases_one_open" ON "report_cases" USING btree ("noun","subject_id",coalesce(account_id, '00000000-0000-0000-0000-000000000000')) WHERE status in ('submitted', 'in_review', 'needs_info');--> statement-breakpoint
CREATE INDEX "report_cases_account" ON "report_cases" USING btree ("account_id","decided_at","id");--> statement-breakpoint
CREATE INDEX "report_cases_waiting" ON "report_cases" USING btree ("created_at") WHERE status in ('submitted', 'in_review', 'needs_info', 'appealed');--> statement-breakpoint
CREATE INDEX "report_cases_strikes" ON "report_cases" USING btree ("account_id","decided_at") WHERE outcome = 'strike';--> statement-breakpoint
CREATE INDEX "report_cases_by_time" ON "report_cases" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reports_of_case" ON "reports" USING btree ("case_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_of_reporter" ON "reports" USING btree ("reporter_id","created_at","id");--> statement-breakpoint
CREATE INDEX "post_results_deal" ON "post_results" USING btree ("deal_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_links_token" ON "report_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "report_links_campaign" ON "report_links" USING btree ("campaign_id","expires_at");--> statement-breakpoint
CREATE INDEX "report_links_brand" ON "report_links" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "report_links_expiry" ON "report_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "review_periods_of_brand" ON "review_periods" USING btree ("brand_id","ends_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "review_periods_of_talent" ON "review_periods" USING btree ("talent_id","ends_at") WHERE closed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once" ON "reviews" USING btree ("deal_id","by");--> statement-breakpoint
CREATE INDEX "reviews_of_talent" ON "reviews" USING btree ("talent_id","published_at","id") WHERE by = 'brand' and published_at is not null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("published_at","id") WHERE by = 'brand' and published_at is not null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "reviews_newest_of_brands" ON "reviews" USING btree ("published_at","id") WHERE by = 'talent' and published_at is not null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "reviews_of_brand" ON "reviews" USING btree ("brand_id","published_at","id") WHERE by = 'talent' and published_at is not null and hidden_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "roster_links_token" ON "roster_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "roster_links_agency" ON "roster_links" USING btree ("agency_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_name" ON "saved_searches" USING btree ("account_id",lower("name"));--> statement-breakpoint
CREATE INDEX "setting_changes_by_time" ON "setting_changes" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "shared_list_guests_email" ON "shared_list_guests" USING btree ("shared_list_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "shared_list_guests_token" ON "shared_list_guests" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "shared_list_votes_once" ON "shared_list_votes" USING btree ("guest_id","talent_id");--> statement-breakpoint
CREATE INDEX "shared_list_votes_talent" ON "shared_list_votes" USING btree ("talent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shared_lists_token" ON "shared_lists" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "shared_lists_brand" ON "shared_lists" USING btree ("brand_id","expires_at");--> statement-breakpoint
CREATE INDEX "shared_lists_list" ON "shared_lists" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "shared_lists_expiry" ON "shared_lists" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_deal" ON "shipments" USING btree ("deal_id");--> statement-breakpoint
CREATE INDEX "shipments_to_send" ON "shipments" USING btree ("brand_id","due_at","id") WHERE status = 'awaiting_shipment';--> statement-breakpoint
CREATE INDEX "shipments_address" ON "shipments" USING btree ("talent_id","address_at") WHERE address is not null;--> statement-breakpoint
CREATE INDEX "shipments_ended" ON "shipments" USING btree ("ended_at") WHERE address is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_session" ON "checkouts" USING btree ("session_ref");--> statement-breakpoint
CREATE INDEX "checkouts_brand" ON "checkouts" USING btree ("brand_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_key" ON "plans" USING btree ("key","currency");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_ref" ON "subscriptions" USING btree ("subscription_ref");--> statement-breakpoint
CREATE INDEX "talent_search_document" ON "talent_search_entries" USING gin ("document");--> statement-breakpoint
CREATE INDEX "talent_search_main_many" ON "talent_search_entries" USING gin (ts_filter("document", '{a,b}')) WHERE completed_deals >= 10;--> statement-breakpoint
CREATE INDEX "talent_search_main_some" ON "talent_search_entries" USING gin (ts_filter("document", '{a,b}')) WHERE completed_deals >= 3 and completed_deals < 10;--> statement-breakpoint
CREATE INDEX "talent_search_main_few" ON "talent_search_entries" USING gin (ts_filter("document", '{a,b}')) WHERE completed_deals < 3;--> statement-breakpoint
CREATE INDEX "talent_search_recent" ON "talent_search_entries" USING gin ("document") WHERE is_recent;--> statement-breakpoint
CREATE INDEX "talent_search_sets" ON "talent_search_entries" USING gin ("subtype_ids","platforms","languages");--> statement-breakpoint
CREATE INDEX "talent_search_newest" ON "talent_search_entries" USING btree ("listed_at","talent_id");--> statement-breakpoint
CREATE INDEX "talent_search_followers" ON "talent_search_entries" USING btree ("followers","talent_id");--> statement-breakpoint
CREATE INDEX "talent_search_price" ON "talent_search_entries" USING btree ("price","talent_id");--> statement-breakpoint
CREATE INDEX "talent_search_price_eur" ON "talent_search_entries" USING btree ("price_eur","talent_id");--> statement-breakpoint
CREATE INDEX "talent_search_price_usd" ON "talent_search_entries" USING btree ("price_usd","talent_id");--> statement-breakpoint
CREATE INDEX "talent_search_rating" ON "talent_search_entries" USING btree ("rating","talent_id");--> statement-breakpoint
CREATE INDEX "talent_search_reply" ON "talent_search_entries" USING btree ("reply_hours","talent_id");--> statement-breakpoint
CREATE INDEX "talent_search_engagement" ON "talent_search_entries" USING btree ("engagement_bps","talent_id");--> statement-breakpoint
CREATE INDEX "talent_search_gifted" ON "talent_search_entries" USING btree ("listed_at","talent_id") WHERE takes_gifted;--> statement-breakpoint
CREATE INDEX "talent_search_verified" ON "talent_search_entries" USING btree ("listed_at","talent_id") WHERE is_verified;--> statement-breakpoint
CREATE INDEX "talent_search_type" ON "talent_search_entries" USING btree ("type_id","listed_at","talent_id");--> statement-breakpoint
CREATE INDEX "talent_search_city" ON "talent_search_entries" USING btree ("city" text_pattern_ops,"listed_at","talent_id");--> statement-breakpoint
CREATE INDEX "talent_search_country" ON "talent_search_entries" USING btree ("country","listed_at","talent_id");--> statement-breakpoint
CREATE INDEX "talent_search_languages_by_name" ON "talent_search_languages" USING btree ("language" text_pattern_ops,"talent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_subtypes_name" ON "talent_subtypes" USING btree ("type_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_types_name" ON "talent_types" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "talents_account" ON "talents" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "talents_slug" ON "talents" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "talents_listed" ON "talents" USING btree ("created_at","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "talents_listed_country" ON "talents" USING btree ("country","created_at","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "talents_listed_type" ON "talents" USING btree ("type_id","created_at","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "talents_found_since" ON "talents" USING btree ("found_since") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "talents_open_page" ON "talents" USING btree ("created_at","id") WHERE is_page_public;--> statement-breakpoint
CREATE UNIQUE INDEX "tracked_websites_once" ON "tracked_websites" USING btree ("brand_id","website");--> statement-breakpoint
CREATE INDEX "tracked_websites_waiting" ON "tracked_websites" USING btree ("requested_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "tracking_links_slug" ON "tracking_links" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "tracking_links_of_deal" ON "tracking_links" USING btree ("deal_id","created_at");--> statement-breakpoint
CREATE INDEX "tracking_links_of_campaign" ON "tracking_links" USING btree ("campaign_id","created_at");--> statement-breakpoint
CREATE INDEX "tracking_links_of_website" ON "tracking_links" USING btree ("website_id");--> statement-breakpoint
CREATE INDEX "ad_codes_deal" ON "ad_codes" USING btree ("deal_id");--> statement-breakpoint
CREATE INDEX "brand_verifications_waiting" ON "brand_verifications" USING btree ("requested_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "handle_verifications_once" ON "handle_verifications" USING btree ("talent_id","platform","handle");--> statement-breakpoint
CREATE UNIQUE INDEX "handle_verifications_holder" ON "handle_verifications" USING btree ("platform","handle") WHERE status = 'verified';--> statement-breakpoint
CREATE INDEX "handle_verifications_waiting" ON "handle_verifications" USING btree ("submitted_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "verified_facts_of_brand" ON "verified_facts" USING btree ("brand_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "verified_facts_of_talent" ON "verified_facts" USING btree ("talent_id","kind","value");--> statement-breakpoint
CREATE INDEX "work_link_comments_guest" ON "work_link_comments" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "work_link_comments_submission" ON "work_link_comments" USING btree ("submission_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "work_link_guests_email" ON "work_link_guests" USING btree ("work_link_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "work_link_guests_token" ON "work_link_guests" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "work_links_token" ON "work_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "work_links_deal" ON "work_links" USING btree ("deal_id","expires_at");--> statement-breakpoint
CREATE INDEX "work_links_deliverable" ON "work_links" USING btree ("deliverable_id");--> statement-breakpoint
CREATE INDEX "work_links_brand" ON "work_links" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "work_links_expiry" ON "work_links" USING btree ("expires_at");