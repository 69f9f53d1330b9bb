// Written by supabase/generateTypes.ts from the migrations. Run it again instead of editing this file.
type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      contact_messages: {
        Row: {
          created_at: string;
          email: string;
          id: string;
          message: string;
          name: string;
          status: string;
          subject: string;
        };
        Insert: {
          created_at?: string;
          email: string;
          id?: string;
          message: string;
          name: string;
          status?: string;
          subject: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          id?: string;
          message?: string;
          name?: string;
          status?: string;
          subject?: string;
        };
        Relationships: [];
      };
      event_interactions: {
        Row: {
          created_at: string;
          event_id: string;
          id: string;
          interaction_type: string;
          tag: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          event_id: string;
          id?: string;
          interaction_type?: string;
          tag: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          event_id?: string;
          id?: string;
          interaction_type?: string;
          tag?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'event_interactions_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: false;
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
        ];
      };
      event_listings: {
        Row: {
          accessibility: string[];
          ages: number;
          category: string;
          city: string;
          commune: string | null;
          day_count: number | null;
          days: string | null;
          event_id: string;
          is_online: boolean;
          is_over: boolean;
          is_recommendable: boolean;
          kinds: number;
          latitude: number | null;
          longitude: number | null;
          next_since: string;
          next_start: number | null;
          next_until: string;
          over_at: string;
          participants: number;
          popularity: number;
          price: number | null;
          rating: number;
          search: unknown;
          subcategory: string | null;
          tags: string[];
          time_zone: string;
        };
        Insert: {
          accessibility: string[];
          ages?: number;
          category: string;
          city: string;
          commune?: string | null;
          day_count?: number | null;
          days?: string | null;
          event_id: string;
          is_online?: boolean;
          is_over?: boolean;
          is_recommendable?: boolean;
          kinds?: number;
          latitude?: number | null;
          longitude?: number | null;
          next_since?: string;
          next_start?: number | null;
          next_until?: string;
          over_at: string;
          participants: number;
          popularity: number;
          price?: number | null;
          rating: number;
          search: unknown;
          subcategory?: string | null;
          tags: string[];
          time_zone: string;
        };
        Update: {
          accessibility?: string[];
          ages?: number;
          category?: string;
          city?: string;
          commune?: string | null;
          day_count?: number | null;
          days?: string | null;
          event_id?: string;
          is_online?: boolean;
          is_over?: boolean;
          is_recommendable?: boolean;
          kinds?: number;
          latitude?: number | null;
          longitude?: number | null;
          next_since?: string;
          next_start?: number | null;
          next_until?: string;
          over_at?: string;
          participants?: number;
          popularity?: number;
          price?: number | null;
          rating?: number;
          search?: unknown;
          subcategory?: string | null;
          tags?: string[];
          time_zone?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'event_listings_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: true;
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
        ];
      };
      event_preferences: {
        Row: {
          category: string;
          id: string;
          subcategory: string | null;
          user_id: string;
        };
        Insert: {
          category: string;
          id?: string;
          subcategory?: string | null;
          user_id?: string;
        };
        Update: {
          category?: string;
          id?: string;
          subcategory?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      event_projections: {
        Row: {
          accessibility: string[];
          again_part: number | null;
          ages: number;
          category: string;
          cell: number | null;
          commune: string | null;
          event_id: string;
          first_part: number | null;
          hours: number;
          is_over: boolean;
          is_recommendable: boolean;
          kinds: number;
          last_part: number | null;
          latitude: number | null;
          longitude: number | null;
          next_since: string;
          next_start: number | null;
          next_until: string;
          participants: number;
          price: number | null;
          rating: number;
          search: unknown | null;
          subcategory: string | null;
          tags: string[];
          time_zone: string;
          x: number | null;
          y: number | null;
          z: number | null;
        };
        Insert: {
          accessibility: string[];
          again_part?: number | null;
          ages?: number;
          category: string;
          cell?: number | null;
          commune?: string | null;
          event_id: string;
          first_part?: number | null;
          hours?: number;
          is_over: boolean;
          is_recommendable?: boolean;
          kinds?: number;
          last_part?: number | null;
          latitude?: number | null;
          longitude?: number | null;
          next_since: string;
          next_start?: number | null;
          next_until: string;
          participants?: number;
          price?: number | null;
          rating?: number;
          search?: unknown | null;
          subcategory?: string | null;
          tags?: string[];
          time_zone: string;
          x?: number | null;
          y?: number | null;
          z?: number | null;
        };
        Update: {
          accessibility?: string[];
          again_part?: number | null;
          ages?: number;
          category?: string;
          cell?: number | null;
          commune?: string | null;
          event_id?: string;
          first_part?: number | null;
          hours?: number;
          is_over?: boolean;
          is_recommendable?: boolean;
          kinds?: number;
          last_part?: number | null;
          latitude?: number | null;
          longitude?: number | null;
          next_since?: string;
          next_start?: number | null;
          next_until?: string;
          participants?: number;
          price?: number | null;
          rating?: number;
          search?: unknown | null;
          subcategory?: string | null;
          tags?: string[];
          time_zone?: string;
          x?: number | null;
          y?: number | null;
          z?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'event_projections_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: true;
            referencedRelation: 'event_listings';
            referencedColumns: ['event_id'];
          },
        ];
      };
      event_reports: {
        Row: {
          created_at: string;
          decided_at: string | null;
          details: string;
          event_id: string;
          event_title: string;
          outcome: string | null;
          reason: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          decided_at?: string | null;
          details?: string;
          event_id: string;
          event_title?: string;
          outcome?: string | null;
          reason: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          decided_at?: string | null;
          details?: string;
          event_id?: string;
          event_title?: string;
          outcome?: string | null;
          reason?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'event_reports_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: false;
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
        ];
      };
      event_timings: {
        Row: {
          begins_at: string;
          counts_again: string;
          counts_until: string;
          end_minute: number;
          ends_at: string;
          event_id: string;
          first_day: string;
          first_part: number;
          last_day: string;
          last_part: number;
          position: number;
          start_minute: number;
          time_zone: string;
        };
        Insert: {
          begins_at: string;
          counts_again: string;
          counts_until: string;
          end_minute: number;
          ends_at: string;
          event_id: string;
          first_day: string;
          first_part: number;
          last_day: string;
          last_part: number;
          position: number;
          start_minute: number;
          time_zone?: string;
        };
        Update: {
          begins_at?: string;
          counts_again?: string;
          counts_until?: string;
          end_minute?: number;
          ends_at?: string;
          event_id?: string;
          first_day?: string;
          first_part?: number;
          last_day?: string;
          last_part?: number;
          position?: number;
          start_minute?: number;
          time_zone?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'event_timings_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: false;
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
        ];
      };
      event_votes: {
        Row: {
          event_id: string;
          updated_at: string;
          user_id: string;
          vote_type: string;
        };
        Insert: {
          event_id: string;
          updated_at?: string;
          user_id?: string;
          vote_type: string;
        };
        Update: {
          event_id?: string;
          updated_at?: string;
          user_id?: string;
          vote_type?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'event_votes_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: false;
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
        ];
      };
      events: {
        Row: {
          access: string | null;
          accessibility: string[];
          accessibility_at: string | null;
          attendance: string;
          category: string;
          commune: string | null;
          country: string | null;
          created_at: string;
          created_by: string | null;
          date: string | null;
          description: string | null;
          downvotes_count: number;
          end_time: string | null;
          features: string[];
          full_address: string | null;
          id: string;
          image: string | null;
          image_text: string | null;
          is_notice: boolean;
          is_reserved: boolean;
          latitude: number | null;
          licence: string | null;
          lineup: string[];
          listed_at: string | null;
          location: string;
          longitude: number | null;
          map_url: string | null;
          max_age: number | null;
          max_capacity: number | null;
          min_age: number | null;
          numeric_id: number;
          organizer: string | null;
          organizer_contact: string | null;
          organizer_url: string | null;
          original_date: string | null;
          participants: number | null;
          popularity_score: number;
          price: string | null;
          price_amount: number | null;
          price_kind: string | null;
          publication: string;
          purchases_count: number;
          rating: number | null;
          reviews: number | null;
          source: string | null;
          source_uid: string | null;
          source_url: string | null;
          status: string;
          subcategory: string | null;
          ticket_url: string | null;
          time: string | null;
          time_zone: string;
          timings: Json;
          title: string;
          updated_at: string;
          upvotes_count: number;
          venue: string | null;
        };
        Insert: {
          access?: string | null;
          accessibility?: string[];
          accessibility_at?: string | null;
          attendance?: string;
          category: string;
          commune?: string | null;
          country?: string | null;
          created_at?: string;
          created_by?: string | null;
          date?: string | null;
          description?: string | null;
          downvotes_count?: number;
          end_time?: string | null;
          features?: string[];
          full_address?: string | null;
          id?: string;
          image?: string | null;
          image_text?: string | null;
          is_notice?: boolean;
          is_reserved?: boolean;
          latitude?: number | null;
          licence?: string | null;
          lineup?: string[];
          listed_at?: string | null;
          location: string;
          longitude?: number | null;
          map_url?: string | null;
          max_age?: number | null;
          max_capacity?: number | null;
          min_age?: number | null;
          numeric_id?: never;
          organizer?: string | null;
          organizer_contact?: string | null;
          organizer_url?: string | null;
          original_date?: string | null;
          participants?: number | null;
          popularity_score?: never;
          price?: string | null;
          price_amount?: number | null;
          price_kind?: string | null;
          publication?: string;
          purchases_count?: number;
          rating?: number | null;
          reviews?: number | null;
          source?: string | null;
          source_uid?: string | null;
          source_url?: string | null;
          status?: string;
          subcategory?: string | null;
          ticket_url?: string | null;
          time?: string | null;
          time_zone?: string;
          timings?: Json;
          title: string;
          updated_at?: string;
          upvotes_count?: number;
          venue?: string | null;
        };
        Update: {
          access?: string | null;
          accessibility?: string[];
          accessibility_at?: string | null;
          attendance?: string;
          category?: string;
          commune?: string | null;
          country?: string | null;
          created_at?: string;
          created_by?: string | null;
          date?: string | null;
          description?: string | null;
          downvotes_count?: number;
          end_time?: string | null;
          features?: string[];
          full_address?: string | null;
          id?: string;
          image?: string | null;
          image_text?: string | null;
          is_notice?: boolean;
          is_reserved?: boolean;
          latitude?: number | null;
          licence?: string | null;
          lineup?: string[];
          listed_at?: string | null;
          location?: string;
          longitude?: number | null;
          map_url?: string | null;
          max_age?: number | null;
          max_capacity?: number | null;
          min_age?: number | null;
          numeric_id?: never;
          organizer?: string | null;
          organizer_contact?: string | null;
          organizer_url?: string | null;
          original_date?: string | null;
          participants?: number | null;
          popularity_score?: never;
          price?: string | null;
          price_amount?: number | null;
          price_kind?: string | null;
          publication?: string;
          purchases_count?: number;
          rating?: number | null;
          reviews?: number | null;
          source?: string | null;
          source_uid?: string | null;
          source_url?: string | null;
          status?: string;
          subcategory?: string | null;
          ticket_url?: string | null;
          time?: string | null;
          time_zone?: string;
          timings?: Json;
          title?: string;
          updated_at?: string;
          upvotes_count?: number;
          venue?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'events_commune_fkey';
            columns: ['commune'];
            isOneToOne: false;
            referencedRelation: 'places';
            referencedColumns: ['code'];
          },
        ];
      };
      favorites: {
        Row: {
          created_at: string;
          event_id: string;
          seen_version: number | null;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          event_id: string;
          seen_version?: number | null;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          event_id?: string;
          seen_version?: number | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'favorites_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: false;
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
        ];
      };
      job_applications: {
        Row: {
          created_at: string;
          email: string;
          id: string;
          link: string | null;
          message: string;
          name: string;
          position: string;
          status: string;
        };
        Insert: {
          created_at?: string;
          email: string;
          id?: string;
          link?: string | null;
          message: string;
          name: string;
          position: string;
          status?: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          id?: string;
          link?: string | null;
          message?: string;
          name?: string;
          position?: string;
          status?: string;
        };
        Relationships: [];
      };
      launch_alerts: {
        Row: {
          created_at: string;
          email: string;
          id: string;
          platform: string;
        };
        Insert: {
          created_at?: string;
          email: string;
          id?: string;
          platform: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          id?: string;
          platform?: string;
        };
        Relationships: [];
      };
      moderation_decisions: {
        Row: {
          appeal: string | null;
          appealed_at: string | null;
          creator_id: string | null;
          decided_at: string;
          event_id: string | null;
          event_title: string;
          id: string;
          is_final: boolean;
          moderator_id: string | null;
          publication: string;
          publication_before: string;
          reason: string;
          statement: string;
        };
        Insert: {
          appeal?: string | null;
          appealed_at?: string | null;
          creator_id?: string | null;
          decided_at?: string;
          event_id?: string | null;
          event_title: string;
          id?: string;
          is_final: boolean;
          moderator_id?: string | null;
          publication: string;
          publication_before: string;
          reason: string;
          statement: string;
        };
        Update: {
          appeal?: string | null;
          appealed_at?: string | null;
          creator_id?: string | null;
          decided_at?: string;
          event_id?: string | null;
          event_title?: string;
          id?: string;
          is_final?: boolean;
          moderator_id?: string | null;
          publication?: string;
          publication_before?: string;
          reason?: string;
          statement?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'moderation_decisions_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: false;
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
        ];
      };
      newsletter_subscriptions: {
        Row: {
          created_at: string;
          email: string;
          id: string;
          language: string;
        };
        Insert: {
          created_at?: string;
          email: string;
          id?: string;
          language: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          id?: string;
          language?: string;
        };
        Relationships: [];
      };
      places: {
        Row: {
          code: string;
          department: string;
          folded_name: string;
          is_exact: boolean;
          latitude: number | null;
          longitude: number | null;
          name: string;
          population: number;
          postal_codes: string[];
          time_zone: string;
        };
        Insert: {
          code: string;
          department: string;
          folded_name: string;
          is_exact: boolean;
          latitude?: number | null;
          longitude?: number | null;
          name: string;
          population: number;
          postal_codes: string[];
          time_zone: string;
        };
        Update: {
          code?: string;
          department?: string;
          folded_name?: string;
          is_exact?: boolean;
          latitude?: number | null;
          longitude?: number | null;
          name?: string;
          population?: number;
          postal_codes?: string[];
          time_zone?: string;
        };
        Relationships: [];
      };
      profiles: {
        Row: {
          avatar_url: string | null;
          bio: string | null;
          full_name: string | null;
          id: string;
          location: string | null;
          taste: Json | null;
          taste_revision: number;
          username: string | null;
          weekly_mail: boolean;
        };
        Insert: {
          avatar_url?: string | null;
          bio?: string | null;
          full_name?: string | null;
          id: string;
          location?: string | null;
          taste?: Json | null;
          taste_revision?: number;
          username?: string | null;
          weekly_mail?: boolean;
        };
        Update: {
          avatar_url?: string | null;
          bio?: string | null;
          full_name?: string | null;
          id?: string;
          location?: string | null;
          taste?: Json | null;
          taste_revision?: number;
          username?: string | null;
          weekly_mail?: boolean;
        };
        Relationships: [];
      };
      purchases: {
        Row: {
          event_date: string | null;
          event_id: string | null;
          event_title: string;
          id: string;
          price: string | null;
          purchased_at: string;
          seen_version: number | null;
          status: string;
          user_id: string;
          withdrawn_at: string | null;
        };
        Insert: {
          event_date?: string | null;
          event_id?: string | null;
          event_title?: string;
          id?: string;
          price?: string | null;
          purchased_at?: string;
          seen_version?: number | null;
          status?: string;
          user_id?: string;
          withdrawn_at?: string | null;
        };
        Update: {
          event_date?: string | null;
          event_id?: string | null;
          event_title?: string;
          id?: string;
          price?: string | null;
          purchased_at?: string;
          seen_version?: number | null;
          status?: string;
          user_id?: string;
          withdrawn_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'purchases_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: false;
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
        ];
      };
      saved_searches: {
        Row: {
          created_at: string;
          filters: Json;
          id: string;
          name: string;
          opened_at: string;
          query: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          filters: Json;
          id?: string;
          name: string;
          opened_at?: string;
          query: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          filters?: Json;
          id?: string;
          name?: string;
          opened_at?: string;
          query?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      search_words: {
        Row: {
          deletions: string[];
          word: string;
          written: string;
        };
        Insert: {
          deletions: string[];
          word: string;
          written: string;
        };
        Update: {
          deletions?: string[];
          word?: string;
          written?: string;
        };
        Relationships: [];
      };
      staff_roles: {
        Row: {
          given_at: string;
          role: string;
          user_id: string;
        };
        Insert: {
          given_at?: string;
          role: string;
          user_id: string;
        };
        Update: {
          given_at?: string;
          role?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      support_tickets: {
        Row: {
          created_at: string;
          description: string;
          email: string;
          first_name: string;
          id: string;
          issue_type: string;
          last_name: string;
          priority: string;
          status: string;
          subject: string;
        };
        Insert: {
          created_at?: string;
          description: string;
          email: string;
          first_name: string;
          id?: string;
          issue_type: string;
          last_name: string;
          priority: string;
          status?: string;
          subject: string;
        };
        Update: {
          created_at?: string;
          description?: string;
          email?: string;
          first_name?: string;
          id?: string;
          issue_type?: string;
          last_name?: string;
          priority?: string;
          status?: string;
          subject?: string;
        };
        Relationships: [];
      };
      user_actions: {
        Row: {
          action_details: Json;
          action_type: string;
          created_at: string;
          event_id: string;
          id: string;
          user_id: string;
        };
        Insert: {
          action_details?: Json;
          action_type: string;
          created_at?: string;
          event_id: string;
          id?: string;
          user_id?: string;
        };
        Update: {
          action_details?: Json;
          action_type?: string;
          created_at?: string;
          event_id?: string;
          id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'user_actions_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: false;
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
        ];
      };
      user_preferences: {
        Row: {
          tag: string;
          user_id: string;
        };
        Insert: {
          tag: string;
          user_id?: string;
        };
        Update: {
          tag?: string;
          user_id?: string;
        };
        Relationships: [];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      answer_poll: {
        Args: {
          answer_token?: string;
          answers: Json;
          change: string;
          name: string;
          token: string;
        };
        Returns: Json;
      };
      count_recovery_codes: {
        Args: Record<PropertyKey, never>;
        Returns: number;
      };
      create_calendar_feed: {
        Args: {
          kind: string;
          search?: string;
          token: string;
        };
        Returns: undefined;
      };
      create_poll: {
        Args: {
          closes_at?: string;
          hides_answers?: boolean;
          options: Json;
          organizer_token: string;
        };
        Returns: Json;
      };
      create_recovery_codes: {
        Args: Record<PropertyKey, never>;
        Returns: string[];
      };
      delete_account: {
        Args: Record<PropertyKey, never>;
        Returns: undefined;
      };
      delete_poll: {
        Args: {
          organizer_token: string;
        };
        Returns: undefined;
      };
      edit_poll_options: {
        Args: {
          added?: Json;
          organizer_token: string;
          removed?: string[];
        };
        Returns: Json;
      };
      end_other_sessions: {
        Args: Record<PropertyKey, never>;
        Returns: undefined;
      };
      end_poll: {
        Args: {
          closes_at?: string;
          organizer_token: string;
        };
        Returns: Json;
      };
      end_session: {
        Args: {
          session_id: string;
        };
        Returns: undefined;
      };
      end_weekly_mail: {
        Args: {
          token: string;
        };
        Returns: boolean;
      };
      explore_events: {
        Args: {
          access?: string;
          ages?: string;
          areas?: string;
          begins_before?: string;
          begins_from?: string;
          box?: string;
          category?: string;
          city?: string;
          commune?: string;
          cursor?: string;
          date_filter?: string;
          direction?: string;
          first_day?: string;
          last_day?: string;
          likes?: string;
          map?: boolean;
          max_price?: number;
          min_price?: number;
          near?: string;
          once?: boolean;
          online?: boolean;
          page_size?: number;
          radius_km?: number;
          sort?: string;
          subcategory?: string;
          text?: string;
          topics?: string;
          weekdays?: string;
          without?: string;
          without_areas?: string;
        };
        Returns: Json;
      };
      export_polls: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      find_new_events: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      give_role: {
        Args: {
          address: string;
          role: string;
        };
        Returns: string;
      };
      is_event_removed: {
        Args: {
          event_id?: string;
          numeric_id?: number;
        };
        Returns: boolean;
      };
      list_calendar_entries: {
        Args: {
          date_filter?: string;
          ids: string[];
        };
        Returns: Json;
      };
      list_calendar_feeds: {
        Args: Record<PropertyKey, never>;
        Returns: {
          kind: string;
          search_id: string;
          created_at: string;
        }[];
      };
      list_changes: {
        Args: Record<PropertyKey, never>;
        Returns: {
          event_id: string;
          event_title: string;
          version: number;
          changed_at: string;
          changes: Json;
        }[];
      };
      list_events_of_source: {
        Args: {
          filters: Json;
          organizer?: string;
          venue?: string;
        };
        Returns: Json;
      };
      list_moderation_queue: {
        Args: Record<PropertyKey, never>;
        Returns: string[];
      };
      list_sessions: {
        Args: Record<PropertyKey, never>;
        Returns: {
          id: string;
          user_agent: string;
          created_at: string;
          last_used_at: string;
          is_current: boolean;
        }[];
      };
      moderate_event: {
        Args: {
          event_id: string;
          publication: string;
          reason: string;
          statement: string;
        };
        Returns: undefined;
      };
      note_import: {
        Args: {
          facts: Json;
          source: string;
        };
        Returns: undefined;
      };
      organize_poll: {
        Args: {
          organizer_token: string;
        };
        Returns: Json;
      };
      read_calendar_feed: {
        Args: {
          token: string;
        };
        Returns: Json;
      };
      read_operations: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      read_poll: {
        Args: {
          answer_token?: string;
          token: string;
        };
        Returns: Json;
      };
      recommendation_candidates: {
        Args: {
          near?: string;
        };
        Returns: Json;
      };
      renew_poll_link: {
        Args: {
          generation: number;
          organizer_token: string;
        };
        Returns: Json;
      };
      replace_event_preferences: {
        Args: {
          preferences: Json;
        };
        Returns: undefined;
      };
      replace_user_preferences: {
        Args: {
          tags: string[];
        };
        Returns: undefined;
      };
      request_launch_alert: {
        Args: {
          email: string;
          platform: string;
        };
        Returns: undefined;
      };
      restore_reported_events: {
        Args: {
          statement: string;
        };
        Returns: number;
      };
      retry_failed_mails: {
        Args: Record<PropertyKey, never>;
        Returns: number;
      };
      revoke_calendar_feed: {
        Args: {
          kind: string;
          search?: string;
        };
        Returns: undefined;
      };
      see_changes: {
        Args: {
          event_ids: string[];
          versions: number[];
        };
        Returns: undefined;
      };
      submit_contact_message: {
        Args: {
          email: string;
          message: string;
          name: string;
          subject: string;
        };
        Returns: undefined;
      };
      submit_job_application: {
        Args: {
          email: string;
          link: string;
          message: string;
          name: string;
          position_id: string;
        };
        Returns: undefined;
      };
      submit_support_ticket: {
        Args: {
          description: string;
          email: string;
          first_name: string;
          issue_type: string;
          last_name: string;
          priority: string;
          subject: string;
        };
        Returns: undefined;
      };
      subscribe_to_newsletter: {
        Args: {
          email: string;
          language: string;
        };
        Returns: undefined;
      };
      suggest_searches: {
        Args: {
          text?: string;
        };
        Returns: Json;
      };
      take_role: {
        Args: {
          person: string;
          role: string;
        };
        Returns: string;
      };
      use_recovery_code: {
        Args: {
          code: string;
        };
        Returns: boolean;
      };
      withdraw_answers: {
        Args: {
          answer_token?: string;
          token: string;
        };
        Returns: undefined;
      };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
